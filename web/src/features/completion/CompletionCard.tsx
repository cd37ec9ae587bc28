import type { CurrentUser } from '../../../../shared/model/member.ts';
export default function CompletionCard({ member }: { member: CurrentUser }) {
  return member ? null : null;
}
