import type { AffiliateDetails } from '../../db/schema/leads.ts';
import type { Paper } from './paper.ts';

/** What a district gives to whoever opens a household business. */
export const registration = (
  told: Pick<
    AffiliateDetails,
    'store_name' | 'registration_number' | 'business_address' | 'owner' | 'address'
  >,
): Paper => ({
  title: 'GIẤY CHỨNG NHẬN ĐĂNG KÝ HỘ KINH DOANH',
  lines: [
    `Số: ${told.registration_number}`,
    `1. Tên hộ kinh doanh: ${told.store_name}`,
    `2. Địa điểm kinh doanh: ${told.business_address}`,
    '3. Ngành, nghề: bán lẻ đồ gốm, sành sứ trong nhà',
    '4. Vốn kinh doanh: 200.000.000 đồng',
    `5. Chủ hộ: ${told.owner}`,
    `6. Nơi thường trú: ${told.address}`,
  ],
});
