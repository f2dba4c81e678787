import { Component, type ReactNode } from 'react';
import { tryPartsAgain } from './lazy-part.tsx';

interface PartBoundaryProps {
  /** Drawn instead of the part that stopped; `again` tries it once more. */
  readonly fallback: (again: () => void) => ReactNode;
  readonly children: ReactNode;
  readonly onCrash?: (error: unknown) => void;
  /** Another value is another part: what stopped before is forgotten. */
  readonly resetKey?: string;
}

/** Keeps a part that stops from taking the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasStopped: boolean }> {
  override state = { hasStopped: false };

  static getDerivedStateFromError() {
    return { hasStopped: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  override componentDidUpdate(before: PartBoundaryProps) {
    if (this.state.hasStopped && before.resetKey !== this.props.resetKey) this.#again();
  }

  #again = (): void => {
    tryPartsAgain();
    this.setState({ hasStopped: false });
  };

  override render() {
    return this.state.hasStopped ? this.props.fallback(this.#again) : this.props.children;
  }
}
