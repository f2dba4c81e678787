import type { Profile, Transport } from '@kipenga/api';
import type { FakeAnswers, FakePlatform } from '@kipenga/api/testing/platform';
import type { ReactNode } from 'react';
import type { AppName, Modal, PersistenceHost, ShellStore, StoreOptions } from '@kipenga/shell';

/** An app as a scene needs it. */
export interface SceneHouse<Store extends ShellStore> {
  readonly app: AppName;
  readonly makeStore: (options: StoreOptions) => Store;
  /** The whole app; `startUp` runs its background work. */
  readonly draw: (startUp: ReactNode) => ReactNode;
  /** The catalogue's theme for this app. Default: the toolbar's choice. */
  readonly theme?: 'casino';
  /** Sets up the page for the app. @returns the function that undoes it. */
  readonly prepare?: () => () => void;
  /** Starts the app's background work. @returns the function that stops it. */
  readonly beside?: (store: Store, transport: Transport, host: PersistenceHost) => () => void;
}

/** A screen in a state: the address, who visits it, what the platform answers, and what the app already knows. */
export interface Scene {
  /** Path and query. */
  readonly at: string;
  /** Navigation state. */
  readonly state?: unknown;
  /** The customer; nobody is logged in without one. */
  readonly profile?: Profile | null;
  /** Answers of the platform in place of the contract's samples. */
  readonly answers?: FakeAnswers;
  /** The live tables, in wire form. Default: none. */
  readonly liveTables?: readonly { readonly tableId: string }[];
  /** The open window. */
  readonly modal?: Modal;
  /** Slices of the app, as they are when the visit begins. */
  readonly slices?: Readonly<Record<string, unknown>>;
  /** Time the visitor has waited already, in milliseconds: the screen acts at once as it would after that time, for example by reporting a slow network. */
  readonly hasWaitedMs?: number;
  /** The catalogue's language for this story. Default: the toolbar's choice. */
  readonly language?: 'sw';
}

/** A scene that is being played. */
export interface Visit<Store extends ShellStore = ShellStore> {
  readonly platform: FakePlatform;
  readonly transport: Transport;
  readonly store: Store;
  readonly host: PersistenceHost;
  /** Number of open calls, including those that will never be answered. */
  readonly countOpenCalls: () => number;
}
