import { COMMITMENTS, PLACES } from '../../../../shared/choices.ts';
import type { RoleFacts } from '../../../../shared/model/role.ts';
import { roleFacts as texts } from '../../../../shared/texts/projects/role-board.ts';
import { formatted } from '../../components/text/count.ts';

interface Range {
  min: number;
  max: number;
}

function rangeOf({ min, max }: Range, unit = ''): string {
  const [from, to] = [min, max].map((amount) => `${formatted(amount)}${unit}`);
  return from === to || to === undefined ? `${from}` : texts.range(`${from}`, to);
}

/** What a role says of the work and of what it gives, in a few words each. */
export function factsOf({ commitment, place, location, pay, equity }: RoleFacts): string[] {
  return [
    commitment && COMMITMENTS[commitment],
    place && PLACES[place],
    location,
    pay ? texts.pay(rangeOf(pay), pay.currency) : '',
    equity ? texts.equity(rangeOf(equity, '%')) : '',
  ].filter((fact) => fact !== '');
}
