import { mailTemplate } from '../../template.ts';

/** For staff: a shop waits for a decision; what its account holder says, where the names differ (D92). */
export const partnerArrived = mailTemplate<{ shop: string; contact: string; holder: string }>({
  secret: false,
  sample: { shop: 'Gỗ Ven Sông', contact: 'khach@hien.example', holder: 'NGUYEN VAN AN' },
  write: {
    vi: ({ shop, contact, holder }) => ({
      subject: `Hồ sơ bán hàng mới: ${shop}`,
      parts: [
        'Có một hồ sơ bán hàng đang chờ duyệt.',
        {
          facts: [
            ['Cửa hàng', shop],
            ['Liên hệ', contact],
            ['Chủ tài khoản', holder],
          ],
        },
      ],
      foot: 'Thư dành cho nhân viên Hiên.',
    }),
    en: ({ shop, contact, holder }) => ({
      subject: `New seller application: ${shop}`,
      parts: [
        'An application to sell waits for a decision.',
        {
          facts: [
            ['Shop', shop],
            ['Contact', contact],
            ['Account holder', holder],
          ],
        },
      ],
      foot: 'For the staff of Hiên.',
    }),
    ko: ({ shop, contact, holder }) => ({
      subject: `새 입점 신청: ${shop}`,
      parts: [
        '승인을 기다리는 입점 신청이 있습니다.',
        {
          facts: [
            ['상점', shop],
            ['연락처', contact],
            ['예금주', holder],
          ],
        },
      ],
      foot: 'Hiên 직원용 메일입니다.',
    }),
  },
});
