import type { RoomType } from '../../../db/schema/vocabulary.ts';
import { text, type Text } from '../text.ts';

/** What every package holds; the second paragraph of a design. */
export const packageContents: Text = text(
  'Trọn gói gồm ảnh phối cảnh từng phòng, bản vẽ kỹ thuật 2D, danh mục vật liệu kèm mã hàng và dự toán tách hạng mục. Đồ trong ảnh mua được ngay trong cửa hàng.',
  'The package holds renderings of each room, 2D technical drawings, a coded list of materials and an itemised estimate. The furniture in the pictures is sold in the shop.',
  '패키지에는 방별 투시도와 2D 기술 도면, 품번이 적힌 자재 목록, 항목별 견적이 들어 있습니다. 사진 속 가구는 상점에서 바로 구입하실 수 있습니다.',
);

export const buildNote = (area: number, from: string, to: string): Text =>
  text(
    `Diện tích gợi ý quanh ${area} m²; chi phí thi công tham khảo ${from}–${to} triệu đồng, chưa gồm đồ rời.`,
    `Made for about ${area} m²; construction is estimated at ${from}–${to} million đồng without loose furniture.`,
    `${area}m² 안팎을 기준으로 그렸으며 예상 시공비는 이동식 가구를 빼고 ${from}~${to}백만 동입니다.`,
  );

/** Above 500 m² nobody names a price before he has seen the ground (D95). */
export const onRequest: Text = text(
  'Công trình trên 500 m²: chi phí thi công báo theo yêu cầu, sau khi khảo sát hiện trạng.',
  'Above 500 m² the cost of construction is quoted on request, after a survey of the site.',
  '500m²를 넘는 공사는 현장 조사 후 별도로 견적해 드립니다.',
);

export const roomNames: Readonly<Record<RoomType, Text>> = {
  'living-room': text('Phòng khách', 'Living room', '거실'),
  bedroom: text('Phòng ngủ', 'Bedroom', '침실'),
  kitchen: text('Bếp', 'Kitchen', '주방'),
  bathroom: text('Phòng tắm', 'Bathroom', '욕실'),
  'master-room': text('Phòng ngủ chính', 'Master bedroom', '안방'),
  gym: text('Phòng tập', 'Gym', '홈짐'),
  multipurpose: text('Phòng đa năng', 'Multipurpose room', '다목적실'),
  'living-kitchen': text('Phòng khách liền bếp', 'Living and kitchen', '거실 겸 주방'),
  other: text('Hiên', 'Veranda', '툇마루'),
};
