import type { Language, Text } from '../language/language.ts';
import { actions, permissions } from './matrix.ts';
import { type Principal, principals, type Reach } from './row.ts';

const principalLabels: Readonly<Record<Principal, Text>> = {
  guest: { vi: 'Khách', en: 'Guest', ko: '비회원' },
  customer: { vi: 'Thành viên', en: 'Member', ko: '회원' },
  business: { vi: 'Doanh nghiệp', en: 'Business', ko: '비즈니스' },
  contractor: { vi: 'Nhà thầu', en: 'Contractor', ko: '시공사' },
  partner: { vi: 'Người bán', en: 'Seller', ko: '판매자' },
  admin: { vi: 'Quản trị', en: 'Admin', ko: '관리자' },
};

const reachLabels: Readonly<Record<Reach, Text>> = {
  no: { vi: '–', en: '–', ko: '–' },
  own: { vi: 'của mình', en: 'own', ko: '본인' },
  shop: { vi: 'gian hàng mình', en: 'own shop', ko: '본인 상점' },
  keeper: { vi: 'chủ gian hàng', en: 'shop owner', ko: '상점 대표' },
  staff: { vi: 'nhân viên gian hàng', en: 'shop staff', ko: '상점 직원' },
  link: { vi: 'qua liên kết', en: 'by link', ko: '링크' },
  company: { vi: 'công ty', en: 'as a company', ko: '법인' },
  designer: { vi: 'công ty, người làm tự do', en: 'company or freelancer', ko: '법인·프리랜서' },
  partner: { vi: 'đối tác thiết kế', en: 'design partner', ko: '디자인 파트너' },
  password: { vi: 'có mật khẩu', en: 'with password', ko: '비밀번호 계정' },
  any: { vi: '✓', en: '✓', ko: '✓' },
};

/** The matrix as a Markdown table. */
export function permissionTable(language: Language): string {
  const head = ['', ...principals.map((principal) => principalLabels[principal][language])];
  const rows = actions.map((action) => {
    const row = permissions[action];
    return [
      `${row.text[language]} \`${action}\``,
      ...principals.map((principal) => reachLabels[row[principal]][language]),
    ];
  });
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
