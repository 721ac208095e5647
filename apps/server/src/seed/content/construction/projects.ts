import { type Text, text } from '../text.ts';

/** Where companies build, by the city they call home. */
export const districts: Readonly<
  Record<string, readonly (readonly [district: string, building: string])[]>
> = {
  'Thành phố Hồ Chí Minh': [
    ['Bình Thạnh', 'Chung cư Bến Nghé Xanh (mẫu)'],
    ['An Khánh', 'Khu nhà Bờ Kè (mẫu)'],
    ['Tân Hưng', 'Chung cư Hoa Giấy (mẫu)'],
    ['Tân Phú', 'Hẻm Cây Điệp (mẫu)'],
    ['Phú Nhuận', 'Nhà phố Vạn Kiếp (mẫu)'],
    ['Gò Vấp', 'Chung cư Lá Me (mẫu)'],
    ['Thủ Đức', 'Khu nhà Sông Gạch (mẫu)'],
    ['Bình Thạnh', 'Hẻm Cây Sộp (mẫu)'],
  ],
  'Hà Nội': [
    ['Cầu Giấy', 'Chung cư Hồ Sen (mẫu)'],
    ['Tây Hồ', 'Ngõ Hoa Đào (mẫu)'],
    ['Long Biên', 'Khu nhà Bãi Dâu (mẫu)'],
    ['Hà Đông', 'Chung cư Lụa (mẫu)'],
    ['Đống Đa', 'Khu tập thể Cây Sấu (mẫu)'],
    ['Hoàng Mai', 'Chung cư Đầm Vịt (mẫu)'],
  ],
  'Đà Nẵng': [
    ['Sơn Trà', 'Chung cư Gió Biển (mẫu)'],
    ['Ngũ Hành Sơn', 'Khu nhà Non Nước (mẫu)'],
    ['Hải Châu', 'Nhà phố Cầu Rồng (mẫu)'],
  ],
  'Hải Phòng': [
    ['Lê Chân', 'Chung cư Cánh Buồm (mẫu)'],
    ['Ngô Quyền', 'Nhà phố Hoa Phượng (mẫu)'],
  ],
  'Cần Thơ': [
    ['Ninh Kiều', 'Chung cư Bến Sông (mẫu)'],
    ['Cái Răng', 'Khu nhà Chợ Nổi (mẫu)'],
  ],
  'Đồng Nai': [
    ['Biên Hòa', 'Chung cư Sông Phố (mẫu)'],
    ['Long Thành', 'Khu nhà Đồi Xanh (mẫu)'],
  ],
  'Lâm Đồng': [
    ['Đà Lạt', 'Khu nhà Đồi Thông (mẫu)'],
    ['Bảo Lộc', 'Nhà vườn Lá Trà (mẫu)'],
  ],
  Huế: [
    ['Vỹ Dạ', 'Nhà vườn Hàng Cau (mẫu)'],
    ['Kim Long', 'Khu nhà Bến Thanh Trà (mẫu)'],
    ['Thuận Hóa', 'Chung cư Trường Tiền (mẫu)'],
  ],
};

/** What was asked and what was done; each company tells one of each. */
export const stories: readonly Text[] = [
  text(
    'Chủ nhà muốn giữ sàn gỗ cũ và mở bếp ra phòng khách. Chúng tôi đỡ dầm trước khi bỏ tường, đi lại điện nước, rồi vá sàn bằng gỗ cùng lô. Bụi gom tại chỗ nên gia đình ở lại được trong phòng ngủ suốt bốn tuần đầu.',
    'The owners wanted to keep the old wooden floor and open the kitchen to the living room. We propped the beam before the wall went, renewed wiring and pipes, and patched the floor with boards of the same batch. Dust was caught at the source, so the family could stay in the bedroom for the first four weeks.',
    '기존 원목 바닥을 살리면서 주방을 거실로 여는 작업이었습니다. 벽을 철거하기 전에 보를 보강하고 전기와 배관을 새로 한 뒤 같은 로트의 목재로 바닥을 이었습니다. 집진 공법으로 첫 4주 동안 가족이 침실에서 지낼 수 있었습니다.',
  ),
  text(
    'Căn nhà nhận sáng từ một phía. Tủ âm tường đóng kín cạnh tối, kính lùa thay vách bếp, và đèn hắt trần đặt theo giờ mặt trời. Đồ gỗ làm ở xưởng nên chỉ mất chín ngày lắp tại nhà.',
    'The home has light from one side alone. Built-in cupboards fill the dark edge, sliding glass replaces the kitchen wall, and the cove lights follow the hours of the sun. Joinery came from the workshop, so fitting took nine days on site.',
    '한쪽에서만 빛이 드는 집입니다. 어두운 면은 붙박이장으로 채우고 주방 벽은 유리 미닫이로 바꾸었으며 간접 조명은 해의 시간에 맞추었습니다. 가구는 공장에서 제작해 현장 설치는 9일이면 충분했습니다.',
  ),
  text(
    'Nhà ba thế hệ cần một phòng tắm cho ông bà: bỏ ngưỡng cửa, tay vịn âm trong tường, sàn chống trượt, thử nước ba ngày. Phòng của các cháu dùng vật liệu lau được bằng nước.',
    'A home of three generations needed a bathroom for the grandparents: no threshold, rails anchored in the wall, a floor that does not slip, three days of flood testing. The children’s room is all surfaces that wipe clean.',
    '3대가 함께 사는 집으로 조부모님을 위한 욕실이 필요했습니다. 문턱을 없애고 벽 속에 손잡이를 고정했으며 미끄럼 방지 바닥에 사흘간 담수 시험을 했습니다. 아이 방은 물걸레로 닦을 수 있는 재료로 마감했습니다.',
  ),
  text(
    'Ngân sách chốt từ đầu nên chúng tôi báo ba phương án vật liệu cho từng phòng. Phần tiết kiệm từ gạch nội địa dồn cho hệ cửa cách âm, vì căn hộ quay ra đường lớn.',
    'The budget was fixed, so every room was quoted with three choices of material. What local tiles saved went into sound-proof windows, because the flat faces a main road.',
    '예산이 정해져 있어 방마다 세 가지 자재 안을 제시했습니다. 국산 타일로 아낀 비용은 대로변의 소음을 막는 창호에 썼습니다.',
  ),
  text(
    'Mặt bằng cũ chia vụn. Chúng tôi gộp hai phòng nhỏ thành một, dời cửa để có bức tường dài cho kệ sách, và chừa trục thông gió giữa bếp với ban công.',
    'The old plan was chopped up. We joined two small rooms, moved a door to win one long wall for books, and left a path for air from the kitchen to the balcony.',
    '잘게 나뉜 평면이었습니다. 작은 방 두 개를 하나로 합치고 문을 옮겨 긴 책장 벽을 만들었으며 주방에서 발코니로 바람길을 남겼습니다.',
  ),
  text(
    'Khách đặt theo một bản thiết kế có sẵn và đổi tông màu. Chúng tôi làm mẫu ba ô sơn trên tường thật, chờ đủ sáng trưa và tối mới chốt. Bàn giao kèm sổ bảo hành từng hạng mục.',
    'The customer ordered a ready-made design in another palette. We painted three samples on the real wall and waited for noon and night before choosing. Handed over with a warranty booklet by trade.',
    '기존 디자인을 다른 색조로 시공했습니다. 실제 벽에 세 가지 색을 칠해 낮과 밤의 빛을 모두 본 뒤 정했고 공종별 보증서와 함께 인도했습니다.',
  ),
];
