import { COMMITMENTS, PLACES } from '../../../../shared/choices.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';
import { roleFacts as texts } from '../../../../shared/texts/projects/roles.ts';
import { formatted } from '../../components/text/count.ts';

function money(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
      amount,
    );
  } catch {
    return `${currency} ${formatted(amount)}`;
  }
}

/** What a role says of itself in a few words each, without its skills. */
export function factsOf({ commitment, place, location, equity, pay }: OpenRole): string[] {
  return [
    ...(commitment ? [COMMITMENTS[commitment]] : []),
    ...(place ? [PLACES[place]] : []),
    ...(location ? [location] : []),
    ...(pay ? [texts.pay(texts.range(money(pay.min, pay.currency), money(pay.max, pay.currency)))] : []),
    ...(equity ? [texts.equity(texts.range(formatted(equity.min), formatted(equity.max)))] : []),
  ];
}
