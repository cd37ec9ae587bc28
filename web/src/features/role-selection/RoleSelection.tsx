export default function RoleSelection() {
  return null;
}
