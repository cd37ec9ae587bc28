import { notificationSubjects as subject } from '../../texts/notifications/subjects.ts';

/**
 * Those who have caused something, as the subject of its sentence: "Ada", "Ada and Ben", "Ada, Ben and 40 others".
 *
 * @param names of the newest of them, at least one
 * @param count how many they are
 */
export function senderNames(names: readonly string[], count: number): string {
  const [first = '', second, third] = names;
  if (count <= 1 || second === undefined) return count > 1 ? subject.andOthers(first, count - 1) : first;
  if (count === 2) return subject.two(first, second);
  return count === 3 && third !== undefined
    ? subject.three(first, second, third)
    : subject.andOthers(`${first}, ${second}`, count - 2);
}
