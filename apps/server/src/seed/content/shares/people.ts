/** How many of them were there before the shops had staff: later ones stand behind it (rows/members.ts). */
export const firstSharers = 12;

/** Members who share their homes. A new one goes to the end, as ids and drawn avatars follow the order. */
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
  { lastName: 'Hồ', firstName: 'Minh Châu', language: 'vi' },
  { lastName: 'Lý', firstName: 'Quang Vinh', language: 'vi' },
  { lastName: 'Đoàn', firstName: 'Thị Mai', language: 'vi' },
  { lastName: 'Ngô', firstName: 'Tấn Phát', language: 'vi' },
  { lastName: '이', firstName: '서준', language: 'ko' },
  { lastName: 'Dương', firstName: 'Khánh Ly', language: 'vi' },
  { lastName: 'Mai', firstName: 'Hồng Sơn', language: 'vi' },
  { lastName: 'Larsen', firstName: 'Ingrid', language: 'en' },
  { lastName: 'Châu', firstName: 'Ngọc Hân', language: 'vi' },
  { lastName: 'Tạ', firstName: 'Đình Lộc', language: 'vi' },
  { lastName: '최', firstName: '다인', language: 'ko' },
  { lastName: 'Huỳnh', firstName: 'Bảo Trâm', language: 'vi' },
  { lastName: 'Vương', firstName: 'Tuệ Minh', language: 'vi' },
  { lastName: 'Cao', firstName: 'Thế Duy', language: 'vi' },
  { lastName: 'Mehta', firstName: 'Arjun', language: 'en' },
  { lastName: 'Lê', firstName: 'Thu Nguyệt', language: 'vi' },
  { lastName: 'Tống', firstName: 'Hữu Thắng', language: 'vi' },
  { lastName: 'Quách', firstName: 'Mỹ Duyên', language: 'vi' },
  { lastName: '윤', firstName: '지호', language: 'ko' },
  { lastName: 'Đinh', firstName: 'Phúc An', language: 'vi' },
];
