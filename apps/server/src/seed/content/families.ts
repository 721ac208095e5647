import type { CategoryKey } from './categories.ts';
import { text, type Text } from './text.ts';

type OptionContent = { name: Text; color?: string; extra: number };
type OptionGroup = { group: Text; options: readonly OptionContent[] };

/** Whole centimetres of one edition, for sentences about fit. */
export type Size = { w: number; d: number; h: number };

type Family = {
  /** A sentence that says what the measures mean at home, for a model. */
  fit: (size: Size, model: string) => Text;
  /** How it is made, where the brand's own sentence is about furniture. */
  craft?: Text;
  /** What was measured, where nothing is assembled. */
  measurement?: Text;
  /** What is taken back, where nothing is assembled. */
  returns?: Text;
  shipping: { method: 'self' | 'company'; installation: number };
  options: readonly OptionGroup[];
};

const option = (vi: string, en: string, ko: string, extra = 0, color?: string): OptionContent => ({
  name: text(vi, en, ko),
  extra,
  ...(color ? { color } : {}),
});

export const families: Readonly<Record<CategoryKey, Family>> = {
  sofas: {
    fit: ({ w, d, h }) =>
      text(
        `Kích thước ngang ${w} cm, sâu ${d} cm, cao ${h} cm. Nên chừa 35–45 cm tới bàn trà và 75 cm lối đi phía ngoài.`,
        `It measures ${w} cm wide, ${d} cm deep and ${h} cm high. Leave 35–45 cm to the coffee table and 75 cm to walk past.`,
        `크기는 너비 ${w}cm, 깊이 ${d}cm, 높이 ${h}cm입니다. 테이블까지 35~45cm, 통로는 75cm를 두시길 권합니다.`,
      ),
    shipping: { method: 'self', installation: 0 },
    options: [
      {
        group: text('Độ êm của nệm', 'Cushion firmness', '쿠션 경도'),
        options: [
          option('Vừa', 'Medium', '보통'),
          option('Êm', 'Soft', '푹신'),
          option('Chắc', 'Firm', '단단', 300_000),
        ],
      },
      {
        group: text('Màu chân', 'Leg finish', '다리 색상'),
        options: [
          option('Sồi mộc', 'Natural oak', '내추럴 오크', 0, '#c9a57a'),
          option('Óc chó', 'Walnut', '월넛', 250_000, '#6b4a33'),
          option('Đen', 'Black', '블랙', 150_000, '#1f1e1c'),
        ],
      },
    ],
  },
  tables: {
    fit: ({ w, d, h }) =>
      text(
        `Mặt bàn ${w} × ${d} cm, cao ${h} cm. ${h > 60 ? 'Kéo ghế thoải mái cần 70 cm tính từ mép bàn.' : 'Giữ 40 cm tới ghế để với tay vừa tầm.'}`,
        `The top is ${w} × ${d} cm at a height of ${h} cm. ${h > 60 ? 'Allow 70 cm from the edge to pull out a chair.' : 'Keep 40 cm to the seats so that everything is in reach.'}`,
        `상판은 ${w}×${d}cm, 높이는 ${h}cm입니다. ${h > 60 ? '의자를 편히 빼려면 가장자리에서 70cm를 두세요.' : '손이 닿기 좋게 의자까지 40cm를 두세요.'}`,
      ),
    shipping: { method: 'company', installation: 150_000 },
    options: [
      {
        group: text('Bảo vệ mặt bàn', 'Top protection', '상판 보호'),
        options: [
          option('Tiêu chuẩn', 'Standard', '기본'),
          option('Phủ chống thấm thêm', 'Extra sealing', '추가 코팅', 350_000),
        ],
      },
      {
        group: text('Nút chân', 'Feet', '다리 받침'),
        options: [
          option('Nỉ cho sàn gỗ', 'Felt for wooden floors', '마루용 펠트'),
          option('Cao su cho sàn gạch', 'Rubber for tiles', '타일용 고무'),
          option('Chỉnh cao thấp', 'Levelling', '높이 조절', 120_000),
        ],
      },
    ],
  },
  chairs: {
    fit: ({ w, d, h }) =>
      text(
        `Ngang ${w} cm, sâu ${d} cm, cao ${h} cm. Mỗi người ngồi ăn cần 60 cm cạnh bàn.`,
        `It is ${w} cm wide, ${d} cm deep and ${h} cm high. Count 60 cm of table edge per person.`,
        `너비 ${w}cm, 깊이 ${d}cm, 높이 ${h}cm입니다. 한 사람당 식탁 가장자리 60cm를 잡으세요.`,
      ),
    shipping: { method: 'company', installation: 0 },
    options: [
      {
        group: text('Nút chân', 'Glides', '다리 캡'),
        options: [
          option('Nỉ', 'Felt', '펠트'),
          option('Cao su', 'Rubber', '고무'),
          option('Teflon', 'Teflon', '테플론', 60_000),
        ],
      },
      {
        group: text('Nệm rời', 'Seat pad', '방석'),
        options: [
          option('Không kèm', 'Without', '없음'),
          option('Nệm lanh yến mạch', 'Oat linen pad', '오트 리넨 방석', 380_000, '#d8c9b0'),
          option('Nệm lanh rêu', 'Moss linen pad', '모스 리넨 방석', 380_000, '#6f7350'),
        ],
      },
    ],
  },
  beds: {
    fit: ({ w, d, h }) =>
      text(
        `Phủ bì ${w} × ${d} cm, chỗ cao nhất ${h} cm. Chừa ít nhất 60 cm mỗi bên để thay ga không phải trèo.`,
        `Overall ${w} × ${d} cm, ${h} cm at its highest. Leave 60 cm each side to change sheets without climbing.`,
        `전체 ${w}×${d}cm, 가장 높은 곳이 ${h}cm입니다. 시트를 편히 갈도록 양옆에 60cm 이상 두세요.`,
      ),
    shipping: { method: 'self', installation: 200_000 },
    options: [
      {
        group: text('Lắp đặt', 'Assembly', '설치'),
        options: [
          option('Lắp tại phòng', 'Assembled in the room', '방에서 조립'),
          option('Giao tháo rời', 'Delivered flat', '분해 배송'),
        ],
      },
      {
        group: text('Phụ kiện', 'Accessories', '액세서리'),
        options: [
          option('Không kèm', 'None', '없음'),
          option('Nút cao su chống ồn', 'Rubber noise caps', '소음 방지 고무', 90_000),
          option('Đèn hắt gầm cảm biến', 'Sensor night strip', '하부 센서 조명', 650_000),
        ],
      },
    ],
  },
  storage: {
    fit: ({ w, d, h }) =>
      text(
        `Rộng ${w} cm, sâu ${d} cm, cao ${h} cm. Kê cách tường 3 cm cho thoáng, và luôn neo tường nếu nhà có trẻ nhỏ.`,
        `It is ${w} cm wide, ${d} cm deep and ${h} cm high. Keep 3 cm off the wall for air, and always anchor it where children live.`,
        `너비 ${w}cm, 깊이 ${d}cm, 높이 ${h}cm입니다. 벽에서 3cm 띄우고 아이가 있다면 반드시 벽에 고정하세요.`,
      ),
    shipping: { method: 'self', installation: 250_000 },
    options: [
      {
        group: text('Tay nắm', 'Handles', '손잡이'),
        options: [
          option('Âm gỗ', 'Recessed wood', '매립 목재'),
          option('Đồng đúc', 'Cast brass', '주물 황동', 480_000, '#b58b4b'),
          option('Thép đen', 'Black steel', '블랙 스틸', 220_000, '#23211f'),
        ],
      },
      {
        group: text('Lắp đặt', 'Installation', '설치'),
        options: [
          option('Đặt sàn', 'Freestanding', '자립형'),
          option('Kèm bộ neo tường', 'With wall anchors', '벽 고정 키트 포함', 80_000),
        ],
      },
    ],
  },
  lighting: {
    fit: ({ w, d, h }) =>
      text(
        `Kích thước ${w} × ${d} × ${h} cm. Dây hoặc dây treo chỉnh được, độ sáng đủ cho khoảng ${Math.max(4, Math.round((w * 1.4) / 10))} m² quanh đèn.`,
        `It measures ${w} × ${d} × ${h} cm. The cord adjusts, and the light serves about ${Math.max(4, Math.round((w * 1.4) / 10))} m² around it.`,
        `크기는 ${w}×${d}×${h}cm입니다. 줄 길이를 조절할 수 있고 주변 ${Math.max(4, Math.round((w * 1.4) / 10))}m² 정도를 밝힙니다.`,
      ),
    shipping: { method: 'company', installation: 180_000 },
    options: [
      {
        group: text('Bóng đèn', 'Bulb', '전구'),
        options: [
          option('2.700 K ấm', '2,700 K warm', '2,700K 전구색'),
          option('3.000 K trung tính', '3,000 K neutral', '3,000K 중간색'),
          option('Không kèm bóng', 'Without bulb', '전구 미포함'),
        ],
      },
      {
        group: text('Điều khiển', 'Control', '제어'),
        options: [
          option('Công tắc thường', 'Standard switch', '일반 스위치'),
          option('Chỉnh sáng', 'Dimmer', '조광', 320_000),
        ],
      },
    ],
  },
  decor: {
    fit: ({ w, d, h }) =>
      text(
        `Kích thước thực ${w} × ${d} × ${h} cm, sai số thủ công trong khoảng 2%.`,
        `Actual size ${w} × ${d} × ${h} cm, within 2% for handwork.`,
        `실측 ${w}×${d}×${h}cm이며 수공 오차는 2% 이내입니다.`,
      ),
    shipping: { method: 'company', installation: 0 },
    options: [
      {
        group: text('Đóng gói', 'Packing', '포장'),
        options: [
          option('Tiêu chuẩn', 'Standard', '기본 포장'),
          option('Gói quà giấy dó', 'Gift wrap in dó paper', '전통지 선물 포장', 45_000),
        ],
      },
    ],
  },
  'kitchen-bath-veranda': {
    fit: ({ w, d, h }) =>
      text(
        `Phủ bì ${w} × ${d} × ${h} cm. Thợ đến đo lại tường, điện và nước trước khi sản xuất hoặc lắp.`,
        `Overall ${w} × ${d} × ${h} cm. A fitter checks walls, power and water before making or mounting.`,
        `전체 ${w}×${d}×${h}cm입니다. 제작이나 설치 전에 기사가 벽과 전기, 수도를 다시 확인합니다.`,
      ),
    shipping: { method: 'self', installation: 900_000 },
    options: [
      {
        group: text('Thi công', 'Fitting', '시공'),
        options: [
          option('Tiêu chuẩn', 'Standard', '기본 시공'),
          option('Kèm tháo đồ cũ', 'With removal of the old', '기존 철거 포함', 800_000),
        ],
      },
    ],
  },
  appliances: {
    fit: ({ w, d, h }) =>
      text(
        `Thân máy ngang ${w} cm, sâu ${d} cm, cao ${h} cm. Khoảng thoáng phải chừa và điện nước cần có ghi ở phần thông số.`,
        `The body is ${w} cm wide, ${d} cm deep and ${h} cm high. The gaps to leave and what has to reach it stand among its facts.`,
        `본체는 너비 ${w}cm, 깊이 ${d}cm, 높이 ${h}cm입니다. 비워 둘 간격과 필요한 전기·배관은 제원에 적혀 있습니다.`,
      ),
    shipping: { method: 'self', installation: 350_000 },
    options: [
      {
        group: text('Bảo hành', 'Warranty', '보증'),
        options: [
          option('24 tháng', '24 months', '24개월'),
          option('48 tháng', '48 months', '48개월', 690_000),
        ],
      },
    ],
  },
  finishes: {
    fit: ({ w, d, h }, model) =>
      model.startsWith('wall-')
        ? text(
            `Kiện hàng ${w} × ${d} × ${h} cm. Đo diện tích tường trừ cửa rồi chia cho số m² của một thùng: số ấy đã tính đủ hai lớp.`,
            `The parcel measures ${w} × ${d} × ${h} cm. Take the walls without doors and windows, divided by the square metres of one pack: two coats are counted in them.`,
            `포장 크기는 ${w}×${d}×${h}cm입니다. 문과 창을 뺀 벽 면적을 한 통의 면적으로 나누세요. 두 번 칠하는 양으로 적은 면적입니다.`,
          )
        : text(
            `Kiện hàng ${w} × ${d} × ${h} cm. Lấy diện tích sàn cộng 7% hao hụt rồi chia cho số m² của một hộp, lẻ thì làm tròn lên.`,
            `The parcel measures ${w} × ${d} × ${h} cm. Take the floor with 7% for cuts and waste, divided by the square metres of one pack, and round up.`,
            `포장 크기는 ${w}×${d}×${h}cm입니다. 바닥 면적에 여유 7%를 더해 한 상자의 면적으로 나누고 올림하세요.`,
          ),
    craft: text(
      'Hộp và thùng nào cũng in số lô và ngày làm; xưởng giữ một mẫu của mỗi lô trong năm năm để lần sau mua thêm còn có cái mà so màu.',
      'Every pack carries its batch number and date, and the workshop keeps a sample of each batch for five years, so that there is something to match when you buy more.',
      '모든 포장에 로트 번호와 제조일을 찍고, 공방은 나중에 더 사실 때 색을 맞춰 볼 수 있도록 로트마다 견본을 5년 동안 보관합니다.',
    ),
    measurement: text(
      'Đo ngoài bao bì khi còn niêm phong, sai số cho phép ±1 cm.',
      'Measured over the sealed packing, within ±1 cm.',
      '밀봉한 포장의 바깥 치수이며 ±1cm의 오차가 있을 수 있습니다.',
    ),
    returns: text(
      'Nhận lại hộp và thùng còn niêm phong. Hàng đã mở, đã cắt hay đã thi công không nhận lại, trừ khi lỗi từ xưởng: khi đó xưởng chịu phí.',
      'Sealed packs are taken back. What has been opened, cut or laid is not, unless the workshop is at fault: then it pays.',
      '밀봉된 포장만 반품됩니다. 개봉하거나 자르거나 시공한 제품은 받지 않으며, 공방의 하자라면 공방이 비용을 부담합니다.',
    ),
    shipping: { method: 'company', installation: 0 },
    options: [
      {
        group: text('Lô màu', 'Colour batch', '색상 로트'),
        options: [option('Cùng một lô', 'All of one batch', '모두 같은 로트')],
      },
    ],
  },
};
