import { Badge } from '@mantine/core';
import type { Role } from '../../../../shared/model/member.ts';
import { roles } from '../../../../shared/texts/members/roles.ts';

/** A member's role as a word on its hue; nothing for members who have not chosen yet. */
export function RoleChip({ role }: { role: Role | null }) {
  if (!role) return null;
  return <Badge variant={role}>{roles[role].chip}</Badge>;
}
