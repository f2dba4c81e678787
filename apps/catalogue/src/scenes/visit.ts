import type { Profile, Transport } from '@kipenga/api';
import type { FakeAnswers, FakePlatform } from '@kipenga/api/testing/platform';
import type { ReactNode } from 'react';
import type { AppName, Modal, PersistenceHost, ShellStore, StoreOptions } from '@kipenga/shell';

/** An app as a scene needs it. */
export interface SceneHouse<Store extends ShellStore> {
  readonly app: AppName;
  readonly makeStore: (options: StoreOptions) => Store;
  /** The whole app; `startUp` is what runs beside the page. */
  readonly draw: (startUp: ReactNode) => ReactNode;
  /** The catalogue's theme for this app; unless told, its toolbar chooses. */
  readonly theme?: 'casino';
  /** What the app finds in its page. @returns what takes it away again. */
  readonly prepare?: () => () => void;
  /** What the app itself runs beside the page, as soon as it is there. @returns the stop of it. */
  readonly beside?: (store: Store, transport: Transport, host: PersistenceHost) => () => void;
}

/** A screen in a state: the address, who visits it, what the platform answers, and what the app already knows. */
export interface Scene {
  /** Path and query. */
  readonly at: string;
  /** What navigation brought along. */
  readonly state?: unknown;
  /** The customer; nobody is logged in without one. */
  readonly profile?: Profile | null;
  /** What the platform answers instead of the contract's samples. */
  readonly answers?: FakeAnswers;
  /** The live tables, on the wire; none unless told. */
  readonly liveTables?: readonly { readonly tableId: string }[];
  /** The window that is open. */
  readonly modal?: Modal;
  /** Slices of the app, as they are when the visit begins. */
  readonly slices?: Readonly<Record<string, unknown>>;
  /** How long the visitor has waited already: what a screen does after so long it does at once, such as owning up to a slow network. */
  readonly hasWaitedMs?: number;
  /** The catalogue's language for this story; unless told, its toolbar chooses. */
  readonly language?: 'sw';
}

/** A scene that is being played. */
export interface Visit<Store extends ShellStore = ShellStore> {
  readonly platform: FakePlatform;
  readonly transport: Transport;
  readonly store: Store;
  readonly host: PersistenceHost;
  /** How many calls are on their way, with those that will never be answered. */
  readonly countOpenCalls: () => number;
}
