import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';

/** Catches what a screen did not expect, a code file that could not be loaded included, and offers to try again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // A reload also fetches the code of a release that replaced this one meanwhile.
    return (
      <ErrorState
        title="Something went wrong"
        text="This screen could not be shown."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
