import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RegisteredCompany, companyLine, registeredFirst } from './company-line.ts';

const older: RegisteredCompany = {
  id: 1,
  userId: 10,
  taxCode: '0301234567',
  representative: 'Nguyễn Văn Thắng',
  phone: '0901234567',
  email: 'lienhe@moc.example',
  address: 'Ngõ 42, phố Lò Rèn, Hà Nội',
};
const stranger: RegisteredCompany = {
  id: 2,
  userId: 20,
  taxCode: '0309999999',
  representative: 'Trần Thị Sen',
  phone: '0908888888',
  email: 'sen@hoa.example',
  address: 'Số 5, phố Hàng Bè, Hà Nội',
};

describe('a company under another name', () => {
  it.each([
    ['the same tax code', { taxCode: '0301234567' }, 'tax-code'],
    ['a branch of it', { taxCode: '0301234567-002' }, 'tax-code'],
    ['written with blanks', { taxCode: ' 030 123 4567' }, 'tax-code'],
    // A name alone is many people's.
    ['the representative’s name alone', { representative: 'NGUYEN VAN THANG' }, null],
    ['and the account', { representative: 'Nguyễn Văn Thắng', userId: 10 }, 'representative'],
    [
      'and the phone',
      { representative: 'Nguyen Van Thang', phone: '+84 901 234 567' },
      'representative',
    ],
    [
      'and the e-mail',
      { representative: 'Nguyễn Văn Thắng', email: 'LienHe@moc.example' },
      'representative',
    ],
    [
      'and the office',
      { representative: 'Nguyễn Văn Thắng', address: 'Ngõ 42 phố Lò Rèn - Hà Nội' },
      'representative',
    ],
    ['the phone without the representative', { phone: '0901234567' }, null],
    ['nobody', {}, null],
  ] as const)('%s', (_, change, line) => {
    expect(companyLine({ ...stranger, ...change }, older)).toBe(line);
  });

  it('nothing that is empty is the same', () => {
    const empty = { taxCode: '', representative: null, phone: '', email: '', address: '' };
    expect(companyLine({ ...stranger, ...empty }, { ...older, ...empty })).toBeNull();
    expect(companyLine({ ...stranger, ...empty, userId: 10 }, { ...older, ...empty })).toBeNull();
    expect(companyLine(older, older)).toBeNull();
  });

  it('goes both ways', () => {
    const text = fc.constantFrom('', 'a', 'b');
    const company = fc.record({
      id: fc.integer({ min: 1, max: 3 }),
      userId: fc.integer({ min: 1, max: 2 }),
      taxCode: fc.constantFrom('', '0301234567', '0301234567-001', '0309999999'),
      representative: fc.option(text),
      phone: fc.constantFrom('', '0901', '84901'),
      email: text,
      address: text,
    });
    fc.assert(
      fc.property(company, company, (a, b) => {
        expect(companyLine(a, b)).toBe(companyLine(b, a));
      }),
    );
  });

  it.each([
    ['2020-01-05', '2008-03-01', 'tax-code', '2008-03-01'],
    ['2005-01-05', '2008-03-01', 'tax-code', '2005-01-05'],
    [null, '2008-03-01', 'tax-code', '2008-03-01'],
    ['2020-01-05', null, 'tax-code', '2020-01-05'],
    // Another company of the same person is as old as it is.
    ['2020-01-05', '2008-03-01', 'representative', '2020-01-05'],
  ] as const)('registered %s and before %s by %s: since %s', (newer, before, by, since) => {
    expect(registeredFirst(newer, before, by)).toBe(since);
  });
});
