/** Members who share their homes. */
export const sharers: readonly {
  firstName: string;
  lastName: string;
  language: 'vi' | 'en' | 'ko';
}[] = [
  { lastName: 'Nguyễn', firstName: 'Hoài Thương', language: 'vi' },
  { lastName: 'Võ', firstName: 'Anh Khoa', language: 'vi' },
  { lastName: '김', firstName: '하은', language: 'ko' },
  { lastName: 'Bùi', firstName: 'Thùy Dương', language: 'vi' },
  { lastName: 'Carter', firstName: 'Jonah', language: 'en' },
  { lastName: 'Đặng', firstName: 'Gia Huy', language: 'vi' },
  { lastName: 'Lâm', firstName: 'Mỹ Tiên', language: 'vi' },
  { lastName: '박', firstName: '도윤', language: 'ko' },
  { lastName: 'Hoàng', firstName: 'Nhật Linh', language: 'vi' },
  { lastName: 'Phan', firstName: 'Trọng Nghĩa', language: 'vi' },
  { lastName: 'Okafor', firstName: 'Grace', language: 'en' },
  { lastName: 'Trịnh', firstName: 'Bích Ngọc', language: 'vi' },
];
