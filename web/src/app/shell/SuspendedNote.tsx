import '@mantine/core/styles/Alert.layer.css';
import { Alert } from '@mantine/core';
import type { Suspension } from '../../../../shared/model/suspension.ts';
import { reports as texts } from '../../../../shared/texts/reports/reports.ts';

/** Says above every screen that the member may read, but not write. */
export default function SuspendedNote({ until, reason }: Suspension) {
  return (
    <Alert role="status" mb="lg">
      {texts.suspended(until, reason)}
    </Alert>
  );
}
