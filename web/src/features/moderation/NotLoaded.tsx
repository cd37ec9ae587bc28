import { Button, Card } from '@mantine/core';
import { Link } from 'react-router-dom';
import { passkeys } from '../../../../shared/texts/account/passkeys.ts';
import { ApiError } from '../../api/error.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { paths } from '../../router/paths.ts';

interface NotLoadedProps {
  error: Error | null;
  title: string;
  onRetry: () => void;
}

/** What stands where something for administrators could not be loaded: trying again is no help where it takes a passkey. */
export function NotLoaded({ error, title, onRetry }: NotLoadedProps) {
  if (!(error instanceof ApiError) || error.code !== 'PASSKEY_REQUIRED')
    return <ErrorState title={title} onRetry={onRetry} />;
  return (
    <Card role="alert">
      <EmptyState
        text={error.message}
        action={
          <Button component={Link} to={`${paths.settings}#passkeys`} variant="default">
            {passkeys.title}
          </Button>
        }
      />
    </Card>
  );
}
