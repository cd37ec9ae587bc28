import { type ComponentType, useSyncExternalStore } from 'react';
import { onLiveChange } from '../../api/live/live.ts';
import type { LiveParts } from './live-parts.ts';

type Parts = { [Name in keyof LiveParts]: ComponentType<LiveParts[Name]> };

let parts: Parts | undefined;

/** Brings the parts, before the channel opens for the first time. */
export function setLiveParts(given: Parts): void {
  parts = given;
}

/** A part of a screen that shows news: its code comes with that of the live channel, and nothing is there before. */
export function LivePart<Name extends keyof LiveParts>({ name, ...props }: { name: Name } & LiveParts[Name]) {
  const Part = useSyncExternalStore(onLiveChange, () => parts?.[name]) as
    | ComponentType<LiveParts[Name]>
    | undefined;
  // The other properties are those of the part.
  return Part && <Part {...(props as unknown as LiveParts[Name])} />;
}
