import { itemKind } from '../../table/key.ts';
import type { UndeliverableItem } from './items.ts';

export const mailKeys = {
  undeliverable: itemKind<UndeliverableItem>()('UNDELIVERABLE#{addressHash}', 'MAIL'),
};
