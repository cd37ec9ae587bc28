import { describe, expect, it } from 'vitest';
import { dispositionOf } from './disposition.ts';

const saved = (name: string, extension = 'pdf') => dispositionOf('application/pdf', extension, name);
const nameIn = (disposition: string) => decodeURIComponent(disposition.split("UTF-8''")[1] ?? '');

describe('how a file is treated', () => {
  it('is to be shown when it is a picture, and saved when it is anything else', () => {
    expect(dispositionOf('image/png', 'png', 'me.png')).toBe('inline');
    expect(dispositionOf('video/mp4', 'mp4')).toBe('attachment');
    expect(saved('Plan.pdf')).toBe(`attachment; filename="Plan.pdf"; filename*=UTF-8''Plan.pdf`);
  });

  it('names it in every alphabet, and for old browsers in ASCII', () => {
    expect(saved("Grüße (100%) 'heute'.pdf")).toBe(
      `attachment; filename="Gr__e (100_) 'heute'.pdf"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%28100%25%29%20%27heute%27.pdf`,
    );
  });

  it.each([
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['C:\\plan.pdf', 'C plan.pdf'],
    ['a"; filename="b.exe', 'a ; filename= b.exe.pdf'],
    ['line\r\nSet-Cookie: a=b', 'line Set-Cookie a=b.pdf'],
    ['invoice\u202efdp.exe', 'invoice fdp.exe.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['Plan.PDF', 'Plan.pdf'],
    ['  ', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['lone \ud800 half', 'lone \ufffd half.pdf'],
    ['ü'.repeat(300), `${'ü'.repeat(100)}.pdf`],
  ])('makes a name safe: %j', (name, safe) => {
    expect(nameIn(saved(name))).toBe(safe);
    expect(saved(name)).toMatch(/^[\x20-\x7e]+$/);
  });
});
