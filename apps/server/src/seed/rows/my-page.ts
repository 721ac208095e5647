import type { BusinessDetails, addresses, businessProfiles } from '../../db/schema/my-page.ts';
import { demoAccounts, demoId } from '../demo-accounts.ts';
import { sharers } from '../content/shares/people.ts';
import { daysBefore } from '../epoch.ts';
import { sharerUserId } from './members.ts';

type BusinessRow = typeof businessProfiles.$inferInsert;

/** Where the demo customer has parcels sent: home as it is called today, the office as it was before July 2025. */
export function addressRows(): (typeof addresses.$inferInsert)[] {
  const userId = demoId('customer');
  return [
    {
      id: 1,
      userId,
      receiver: 'Nguyễn Thu An',
      phone: '0900000001',
      adminSystem: 'post2025',
      city: 'Thành phố Hồ Chí Minh',
      district: null,
      ward: 'Phường An Khánh',
      address: 'Căn 12.08, tháp Nắng Sớm, số 5 đường Hoa Giấy',
      isDefault: true,
      createdAt: daysBefore(200),
    },
    {
      id: 2,
      userId,
      receiver: 'Nguyễn Thu An (văn phòng)',
      phone: '0900000001',
      adminSystem: 'pre2025',
      city: 'Thành phố Hồ Chí Minh',
      district: 'Quận 3',
      ward: 'Phường Võ Thị Sáu',
      address: 'Tầng 4, số 21 đường Bằng Lăng',
      isDefault: false,
      createdAt: daysBefore(520),
    },
  ];
}

const details = (
  type: BusinessDetails['type'],
  [last_name, first_name]: readonly [string, string],
  company_name: string,
  slug: string,
  number: string,
  [city, company_address]: readonly [string, string],
): BusinessDetails => ({
  type,
  first_name,
  last_name,
  company_name,
  hotline: `09000${number.slice(-5)}`,
  business_email: `lienhe-${slug}@hien.example`,
  registration_number: number,
  foundation_day: '2018-05-14',
  website: `https://${slug}.example`,
  city,
  company_address,
  tax_code: number,
});

/** Business members as they were approved, and three applications that wait for the demo admin. */
export function businessRows(): BusinessRow[] {
  const admin = demoId('admin');
  const approved = demoAccounts.flatMap((account, index): BusinessRow[] => {
    if (account.businessKind === null) return [];
    const number = `00001000${String(index + 1).padStart(2, '0')}`;
    const sent = details(
      account.businessKind,
      [account.lastName, account.firstName],
      `${account.lastName} ${account.firstName} (mẫu)`,
      `hoi-vien-${index + 1}`,
      number,
      ['Thành phố Hồ Chí Minh', `Số ${index + 8}, đường Hoa Sứ`],
    );
    const at = daysBefore(60);
    return [
      {
        userId: index + 1,
        state: 'approved',
        version: 2,
        sent,
        shown: sent,
        sentAt: daysBefore(62),
        changedAt: at,
        decidedAt: at,
        decidedBy: admin,
      },
    ];
  });
  const kinds = ['company', 'individual', 'freelancer'] as const;
  const names = ['Nội thất Sáng Chiều (mẫu)', 'Xưởng mộc Lá Me (mẫu)', 'Studio Giếng Trời (mẫu)'];
  const waiting = kinds.flatMap((kind, index): BusinessRow[] => {
    const person = sharers[index + 3];
    if (person === undefined) return [];
    const sentAt = daysBefore(6 - index * 1.7);
    const sent = details(
      kind,
      [person.lastName, person.firstName],
      names[index] ?? '',
      `ho-so-${index + 1}`,
      `00002000${String(index + 1).padStart(2, '0')}`,
      index === 1
        ? ['Huế', 'Kiệt 12, đường Lá Me']
        : ['Thành phố Hồ Chí Minh', `Số ${index + 31}, đường Bằng Lăng`],
    );
    return [
      {
        userId: sharerUserId(index + 3),
        state: 'pending',
        version: 1,
        sent,
        shown: null,
        sentAt,
        changedAt: sentAt,
        decidedAt: null,
        decidedBy: null,
      },
    ];
  });
  return [...approved, ...waiting];
}
