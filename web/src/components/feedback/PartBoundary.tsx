import { Button } from '@mantine/core';
import { Component, type ReactNode, Suspense } from 'react';
import * as words from '../../../../shared/texts/common/words.ts';
import { lazyParts as texts } from '../../../../shared/texts.ts';
import { PartUnavailableError } from './lazy-part.tsx';
import classes from './PartBoundary.module.css';

interface PartBoundaryProps {
  /** While the code is on its way. */
  pending?: ReactNode;
  /** What stands in its place when it cannot be shown; gets the way to try again. */
  failed?: (retry: () => void) => ReactNode;
  onFail?: () => void;
  children: ReactNode;
}

/** Keeps the failure of one part of the screen to that part, whose code may not have come, and lets people try again. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartUnavailableError) error.forget();
    this.props.onFail?.();
  }

  private readonly retry = () => this.setState({ hasFailed: false });

  override render() {
    const { pending, failed = defaultFailure, children } = this.props;
    if (this.state.hasFailed) return failed(this.retry);
    return <Suspense fallback={pending}>{children}</Suspense>;
  }
}

const defaultFailure = (retry: () => void) => (
  <div role="alert" className={classes.failure}>
    {texts.failed}
    <Button variant="default" size="sm" onClick={retry}>
      {words.retry}
    </Button>
  </div>
);
