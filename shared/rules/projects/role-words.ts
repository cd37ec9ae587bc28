import { COMMITMENTS, PLACES } from '../../choices.ts';
import type { OpenRole } from '../../model/role.ts';
import { roleFacts as texts } from '../../texts/projects/roles.ts';

const formatted = (value: number): string => value.toLocaleString('en');

function money(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
      amount,
    );
  } catch {
    return `${currency} ${formatted(amount)}`;
  }
}

type RoleWords = Pick<OpenRole, 'commitment' | 'place' | 'location' | 'equity' | 'pay'>;

/** What a role says of itself in a few words each, without its skills. */
export function factsOf({ commitment, place, location, equity, pay }: RoleWords): string[] {
  return [
    ...(commitment ? [COMMITMENTS[commitment]] : []),
    ...(place ? [PLACES[place]] : []),
    ...(location ? [location] : []),
    ...(pay ? [texts.pay(texts.range(money(pay.min, pay.currency), money(pay.max, pay.currency)))] : []),
    ...(equity ? [texts.equity(texts.range(formatted(equity.min), formatted(equity.max)))] : []),
  ];
}
