import { api } from '../../../api/client.ts';
import { memberStore } from '../../../api/member-store.ts';

/** Tells the server in which time zone the member is, where that is new in this browser: mails of the day come in the morning. */
export async function tellTimeZone(memberId: string): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const told = memberStore(memberId, 'timeZone');
  if (told.read() === timeZone) return;
  await api.preferences.change({ body: { timeZone } });
  told.write(timeZone);
}
