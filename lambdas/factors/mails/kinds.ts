import { mailKind } from '../../mail/kind.ts';

export const factorMailKinds = {
  passkeyAdded: mailKind<{ memberId: string }>('passkeyAdded'),
  passkeyRemoved: mailKind<{ memberId: string }>('passkeyRemoved'),
  recoveryCodesMade: mailKind<{ memberId: string }>('recoveryCodesMade'),
  recoveryCodesRemoved: mailKind<{ memberId: string }>('recoveryCodesRemoved'),
  recoveryCodeUsed: mailKind<{ memberId: string }>('recoveryCodeUsed'),
};
