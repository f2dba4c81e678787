import { Component, type ReactNode } from 'react';
import { tryPartsAgain } from './lazy-part.tsx';

interface PartBoundaryProps {
  /** Renders the fallback for a failed part; `again` tries the part once more. */
  readonly fallback: (again: () => void) => ReactNode;
  readonly children: ReactNode;
  readonly onCrash?: (error: unknown) => void;
  /** A new value stands for a new part and clears an earlier failure. */
  readonly resetKey?: string;
}

/** Error boundary: a failing part leaves the rest of the page intact. */
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
