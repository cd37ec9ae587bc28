import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../../components/feedback/PartBoundary.tsx';
import type { OpenPickerProps } from './OpenPicker.tsx';

const OpenPicker = lazyPart(() => import('./OpenPicker.tsx'));

/** Offers members while `@`, alone or with letters of a name, is typed in a field. Without its code, names are typed in full. */
export function MentionPicker(props: OpenPickerProps) {
  return (
    props.text.includes('@') && (
      <PartBoundary failed={() => null}>
        <OpenPicker {...props} />
      </PartBoundary>
    )
  );
}
