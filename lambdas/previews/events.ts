import { whenChanged } from '../events/source.ts';
import { previewKinds } from './store/keys.ts';

export type PreviewEvent = { type: 'preview.expired'; linkId: string; picture: string };

/** The end of a preview. */
export const previewEvents = [
  whenChanged(previewKinds.preview, ['REMOVE'], ({ key, before }): PreviewEvent[] => {
    const { linkId } = previewKinds.preview.valuesOf(key) ?? {};
    if (linkId === undefined || !before?.image) return [];
    return [{ type: 'preview.expired', linkId, picture: before.image }];
  }),
];
