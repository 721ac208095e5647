import type { RoomType } from '../../../db/schema/vocabulary.ts';
import { text } from '../text.ts';
import type { Told } from './told.ts';

/** The looks in which rooms of the projects are drawn. */
type Look = 'modern' | 'scandinavian' | 'luxury' | 'industrial';

/** Homes furnished room by room: which home type, in which look, the rooms that got another, and how they are lived in. */
export const finishedHomes: readonly (Told & {
  project: string;
  /** The drawing of the home type. */
  plan: string;
  look: Look;
  others: Partial<Record<RoomType, Look>>;
  /** Pictures of the home itself, the one for cards first; those that are not rendered yet are left out. */
  photos: readonly string[];
})[] = [
  {
    project: 'vuon-song',
    plan: 'plan-vuon-song-a',
    look: 'scandinavian',
    others: { kitchen: 'modern' },
    photos: ['finished-an-linh'],
    company: 'xay-dung-hien-an',
    name: text('Nhà của An và Linh', 'An and Linh’s home', '안과 린의 집'),
    summary: text(
      'Chọn xong trên điện thoại trong hai buổi tối, ở được sau ba tháng.',
      'Chosen on a phone in two evenings, lived in three months later.',
      '이틀 저녁에 휴대폰으로 고르고 석 달 뒤 입주했습니다.',
    ),
    story: text(
      'Hai người không thống nhất được gì ngoài cái bếp gỗ óc chó. Họ mở căn A trong trình chọn, mỗi người chọn một nửa phòng, rồi gửi liên kết cho nhau đến khi tổng tiền vừa túi.\n\nNhà thầu nhận đúng liên kết đó làm danh sách vật tư.',
      'They agreed on nothing but the walnut kitchen. They opened plan A in the selector, took half of the rooms each, and sent the link back and forth until the total fitted.\n\nThe builders took the same link as their list.',
      '두 사람이 합의한 것은 월넛 주방뿐이었습니다. 셀렉터에서 A 타입을 열어 방을 반씩 맡고, 총액이 맞을 때까지 링크를 주고받았습니다.\n\n시공사는 바로 그 링크를 자재 목록으로 썼습니다.',
    ),
    location: text('Khu Vườn Sông, tòa Sen', 'River Garden, Sen block', '리버 가든 센 동'),
    weeks: [1, 0, 3, 6, 3],
    finishedOn: '2026-06-20',
    words: {
      'living-room': text(
        'Sofa rêu là Linh chọn. An giờ ngủ trưa ở đó.',
        'Linh chose the moss sofa. An naps on it.',
        '이끼색 소파는 린이 골랐고, 지금은 안이 낮잠을 자요.',
      ),
      kitchen: text(
        'Phòng duy nhất hai đứa chọn giống nhau ngay lần đầu.',
        'The only room we chose alike at the first go.',
        '처음부터 둘의 선택이 같았던 단 하나의 방이에요.',
      ),
    },
  },
  {
    project: 'vuon-song',
    plan: 'plan-vuon-song-b',
    look: 'modern',
    others: { bedroom: 'scandinavian' },
    photos: ['finished-three-generations'],
    company: 'xay-dung-hien-an',
    name: text('Ba thế hệ ở tầng mười lăm', 'Three generations on the 15th floor', '15층의 삼대'),
    summary: text(
      'Phòng bà nội đổi sang kiểu Bắc Âu cho sáng.',
      'Grandmother’s room went Scandinavian for the light.',
      '할머니 방만 밝은 북유럽 스타일로 바꿨습니다.',
    ),
    story: text(
      'Bố mẹ thích hiện đại, bà thích sáng. Trình chọn cho mỗi phòng một phong cách nên không ai phải nhường. Tay vịn và ổ cắm thấp là phần nhà thầu nhắc, không có trong ảnh.',
      'The parents like it modern, grandmother likes it bright. A room may have a style of its own, so nobody had to give in. Handrails and low sockets are what the builders reminded us of; no picture shows them.',
      '부모님은 모던을, 할머니는 밝은 방을 좋아했습니다. 방마다 스타일을 따로 고를 수 있어 아무도 양보하지 않았습니다. 손잡이와 낮은 콘센트는 시공사가 챙겨 준 것입니다.',
    ),
    location: text('Khu Vườn Sông, tòa Sen', 'River Garden, Sen block', '리버 가든 센 동'),
    weeks: [2, 0, 4, 7, 3],
    finishedOn: '2026-05-16',
    words: {
      bedroom: text(
        'Bà bảo: “Tỉnh dậy là thấy sáng, khỏi bật đèn.”',
        '“I wake up and it is light,” she says. “No switch to look for.”',
        '“눈을 뜨면 벌써 환해서 불을 안 켜도 된다”고 하세요.',
      ),
    },
  },
  {
    project: 'vuon-song',
    plan: 'plan-vuon-song-c',
    look: 'scandinavian',
    others: {},
    photos: ['finished-khoa', 'finished-khoa-2'],
    company: 'nha-nho-studio',
    name: text('Bốn mươi tám mét của Khoa', 'Khoa’s forty-eight metres', '코아의 48제곱미터'),
    summary: text(
      'Ở một mình, làm ở nhà, không mua món nào ngoài danh sách.',
      'One person who works at home and bought nothing off the list.',
      '재택근무하는 1인 가구. 목록 밖의 물건은 사지 않았습니다.',
    ),
    story: text(
      'Khoa đặt trần ngân sách rồi bỏ bớt từng món cho đến khi tổng dừng dưới đó. Bồn tắm là món giữ lại đến cùng.\n\nMười tuần, kể cả hai tuần chờ sofa.',
      'Khoa set a ceiling and took pieces out one by one until the total stayed below it. The tub was what he would not give up.\n\nTen weeks, two of them waiting for the sofa.',
      '코아 씨는 예산 상한을 정하고 총액이 내려올 때까지 하나씩 뺐습니다. 끝까지 지킨 것은 욕조였습니다.\n\n소파를 기다린 2주를 포함해 10주가 걸렸습니다.',
    ),
    location: text('Khu Vườn Sông, tòa Súng', 'River Garden, Súng block', '리버 가든 숭 동'),
    weeks: [1, 0, 2, 4, 3],
    finishedOn: '2026-04-04',
    words: {
      'living-kitchen': text(
        'Bàn ăn là bàn làm việc. Sáu giờ chiều gấp máy lại là hết giờ.',
        'The dining table is my desk. At six I close the laptop and work is over.',
        '식탁이 곧 책상이에요. 여섯 시에 노트북을 덮으면 퇴근입니다.',
      ),
      bathroom: text(
        'Bồn tắm nhỏ thôi, nhưng là lý do tôi về nhà sớm.',
        'A small tub, and the reason I come home early.',
        '작은 욕조지만 일찍 귀가하는 이유예요.',
      ),
    },
  },
  {
    project: 'thap-sang',
    plan: 'plan-thap-sang-d2',
    look: 'modern',
    others: { bathroom: 'scandinavian' },
    photos: ['finished-small-studio'],
    company: 'song-han-decor',
    name: text('Căn có phòng thu nhỏ', 'The flat with a small studio', '작은 녹음실이 있는 집'),
    summary: text(
      'Phòng đa năng thành phòng thu, phần còn lại giữ như mẫu.',
      'The spare room became a studio, the rest stayed as shown.',
      '다용도실은 녹음실로, 나머지는 견본 그대로.',
    ),
    story: text(
      'Hai vợ chồng làm podcast. Tường gạch thô của phòng đa năng được bọc thêm một lớp, cửa thay ron dày. Đèn, rèm nối với điện thoại từ ngày đầu vì dây đã đi sẵn lúc trát.',
      'They make a podcast. The raw brick of the spare room got a second skin and the door a thick seal. Lamps and curtains answered to the phone from the first day, because the cables went in before the plaster.',
      '팟캐스트를 만드는 부부입니다. 다용도실의 벽돌 벽을 한 겹 더 감싸고 문에 두꺼운 패킹을 달았습니다. 미장 전에 배선을 해 두어 첫날부터 조명과 커튼이 휴대폰과 연결됐습니다.',
    ),
    location: text('Tháp Sáng, tòa Đông', 'Light Tower, east block', '라이트 타워 동쪽 동'),
    weeks: [2, 0.5, 4, 6, 3],
    finishedOn: '2026-03-14',
    words: {
      multipurpose: text(
        'Hàng xóm hỏi chúng tôi làm nghề gì. Vậy là cách âm tốt.',
        'The neighbours asked what we do for a living. So the walls hold.',
        '이웃이 무슨 일을 하느냐고 묻더군요. 방음이 잘됐다는 뜻이지요.',
      ),
    },
  },
  {
    project: 'thap-sang',
    plan: 'plan-thap-sang-t5-1',
    look: 'industrial',
    others: { kitchen: 'modern', bathroom: 'scandinavian' },
    photos: ['finished-huy'],
    company: 'song-han-decor',
    name: text('Thông tầng của Huy', 'Huy’s duplex', '후이의 복층'),
    summary: text(
      'Gạch trần ở phòng khách, bếp gỗ cho ấm.',
      'Bare brick in the living room, a wooden kitchen for warmth.',
      '거실은 벽돌, 주방은 따뜻한 나무.',
    ),
    story: text(
      'Huy muốn gạch thật, không muốn giấy giả gạch. Sàn tầng trên tính lại tải trước khi xây bức tường đó. Phòng tập nằm ngay trên bếp nên lót cao su hai lớp.',
      'Huy wanted brick, not wallpaper of it. The load of the upper floor was calculated anew before that wall went up. The gym lies over the kitchen and has two layers of rubber.',
      '후이 씨는 벽돌 무늬가 아니라 진짜 벽돌을 원했습니다. 벽을 쌓기 전에 위층 하중을 다시 계산했고, 주방 위의 운동실에는 고무를 두 겹 깔았습니다.',
    ),
    location: text('Tháp Sáng, tòa Tây', 'Light Tower, west block', '라이트 타워 서쪽 동'),
    weeks: [3, 1, 5, 8, 4],
    finishedOn: '2026-08-01',
    words: {
      'living-room': text(
        'Khách nào đến cũng sờ tường.',
        'Every guest touches the wall.',
        '오는 손님마다 벽을 만져 봐요.',
      ),
    },
  },
  {
    project: 'ben-nuoc',
    plan: 'plan-ben-nuoc-bn3',
    look: 'scandinavian',
    others: { 'master-room': 'modern' },
    photos: ['finished-ngan'],
    company: 'song-han-decor',
    name: text('Nhà bên sông Hàn', 'The home on the Hàn', '한강변의 집'),
    summary: text(
      'Vay một phần, chọn trong hạn mức, không vượt đồng nào.',
      'Partly on a loan, chosen within its limit and not a đồng over.',
      '일부는 대출로, 한도 안에서 골라 한 푼도 넘기지 않았습니다.',
    ),
    story: text(
      'Ngân hàng cho con số trước, nhà chọn sau. Chị Ngân đổi thảm và đèn đến khi tổng nằm dưới hạn mức ba trăm nghìn. Tủ áo phòng chính là phần nhà thầu đóng theo kích thước.',
      'The bank named the figure first. Ngân exchanged rugs and lamps until the total lay three hundred thousand below it. The wardrobe of the main bedroom was made to measure by the builders.',
      '은행이 먼저 금액을 정했습니다. 응언 씨는 총액이 한도보다 30만 동 아래로 내려갈 때까지 러그와 조명을 바꿨습니다. 안방 옷장은 시공사가 맞춤 제작했습니다.',
    ),
    location: text('Bến Nước, Bến 1', 'Water Landing, first block', '워터 랜딩 1동'),
    weeks: [2, 0, 4, 6, 3],
    finishedOn: '2026-07-18',
    words: {
      'master-room': text(
        'Tủ sồi chạm trần, không còn chỗ cho bụi.',
        'Oak up to the ceiling leaves no place for dust.',
        '천장까지 닿는 오크 옷장이라 먼지 앉을 자리가 없어요.',
      ),
    },
  },
  {
    project: 'ben-nuoc',
    plan: 'plan-ben-nuoc-bn1',
    look: 'scandinavian',
    others: {},
    photos: ['finished-thao', 'finished-thao-2'],
    company: 'song-han-decor',
    name: text('Căn đầu tiên của Thảo', 'Thảo’s first flat', '타오의 첫 집'),
    summary: text(
      'Năm mươi hai mét, chín tuần, một mình đi xem từng món.',
      'Fifty-two metres, nine weeks, every piece seen by herself.',
      '52제곱미터, 9주. 물건을 하나하나 직접 보았습니다.',
    ),
    story: text(
      'Thảo in bảng chọn ra giấy, mang đến từng cửa hàng ngồi thử. Đổi đúng một món: ghế ăn, vì thấp hơn hai phân so với ý.',
      'Thảo printed her selection and sat on everything in the shops. She changed one thing: the dining chairs, two centimetres too low for her.',
      '타오 씨는 선택표를 인쇄해 매장마다 앉아 보았습니다. 바꾼 것은 단 하나, 2cm 낮았던 식탁 의자입니다.',
    ),
    location: text('Bến Nước, Bến 2', 'Water Landing, second block', '워터 랜딩 2동'),
    weeks: [1, 0, 2, 4, 2],
    finishedOn: '2026-02-07',
    words: {
      bedroom: text(
        'Lần đầu có cái tủ đóng được cửa.',
        'My first wardrobe whose doors close.',
        '문이 닫히는 옷장은 처음이에요.',
      ),
    },
  },
  {
    project: 'vuon-song',
    plan: 'plan-vuon-song-a',
    look: 'modern',
    others: { bathroom: 'scandinavian', bedroom: 'scandinavian' },
    photos: ['finished-dung'],
    company: 'be-tong-trang',
    name: text('Căn A, bản của nhà Dũng', 'Plan A as the Dũngs have it', '중 씨네의 A 타입'),
    summary: text(
      'Cùng mặt bằng với An và Linh, ra một ngôi nhà khác.',
      'The plan of An and Linh, and another home altogether.',
      '안과 린의 집과 같은 평면, 전혀 다른 집.',
    ),
    story: text(
      'Nhà Dũng bắt đầu từ lựa chọn của hàng xóm rồi đổi gần hết. Nền đánh bóng, vách kính để trống. Phòng con gái giữ nguyên bản của hàng xóm vì con thích.',
      'The Dũngs began with their neighbours’ selection and changed almost all of it. The floor is polished, the glass left bare. Their daughter’s room stayed as the neighbours had it, because she liked it.',
      '중 씨네는 이웃의 선택에서 시작해 거의 모두 바꿨습니다. 바닥은 연마하고 통창은 비워 두었습니다. 딸의 방만은 딸이 좋아해 그대로 두었습니다.',
    ),
    location: text('Khu Vườn Sông, tòa Sen', 'River Garden, Sen block', '리버 가든 센 동'),
    weeks: [2, 0, 3, 6, 3],
    finishedOn: '2026-08-29',
    words: {
      'living-room': text(
        'Không rèm dày. Tầng này không ai nhìn vào được.',
        'No heavy curtains: nobody can look in up here.',
        '두꺼운 커튼은 없어요. 이 층은 아무도 들여다볼 수 없거든요.',
      ),
    },
  },
  {
    project: 'vuon-song',
    plan: 'plan-vuon-song-b',
    look: 'luxury',
    others: { kitchen: 'modern', bathroom: 'scandinavian' },
    photos: ['finished-plan-b'],
    company: 'bep-va-tam',
    name: text('Căn B buổi tối', 'Plan B in the evening', '저녁의 B 타입'),
    summary: text(
      'Chủ nhà chỉ ở nhà sau bảy giờ, nên chọn theo ánh đèn.',
      'The owners are home after seven, so they chose by lamplight.',
      '일곱 시 이후에만 집에 있어 조명 아래에서 골랐습니다.',
    ),
    story: text(
      'Cả hai mở nhà hàng. Họ xem ảnh phòng buổi tối chứ không xem ảnh ban ngày, và chọn nhung xanh vì dưới đèn nó ấm. Bếp thì sáng, vì ở đó làm việc.',
      'Both run a restaurant. They looked at the rooms by night, not by day, and took green velvet because it is warm under a lamp. The kitchen is bright: that is where one works.',
      '식당을 운영하는 부부입니다. 낮이 아닌 밤의 방을 보고, 조명 아래 따뜻한 초록 벨벳을 골랐습니다. 일하는 곳인 주방만은 밝게 했습니다.',
    ),
    location: text('Khu Vườn Sông, tòa Sen', 'River Garden, Sen block', '리버 가든 센 동'),
    weeks: [2, 0, 4, 7, 4],
    finishedOn: '2026-09-12',
    words: {
      kitchen: text(
        'Bếp ở nhà phải tốt hơn bếp ở quán, không thì nấu làm gì.',
        'The kitchen at home has to be better than the restaurant’s, or why cook.',
        '집 주방이 가게보다 좋아야지요. 아니면 왜 요리하겠어요.',
      ),
    },
  },
  {
    project: 'thap-sang',
    plan: 'plan-thap-sang-d2',
    look: 'scandinavian',
    others: { multipurpose: 'modern', 'master-room': 'modern' },
    photos: ['finished-two-teachers'],
    company: 'ngoi-do-mien-trung',
    name: text('Nhà của hai cô giáo', 'Two teachers’ home', '두 선생님의 집'),
    summary: text(
      'Một phòng chấm bài chung, hai cái bàn quay lưng vào nhau.',
      'One room for marking, two desks back to back.',
      '함께 채점하는 방 하나, 등을 맞댄 책상 둘.',
    ),
    story: text(
      'Họ bắt đầu từ phòng làm việc rồi mới đến phòng khách. Sách nặng bốn trăm ký, kệ bắt vào tường bê tông chứ không vào vách.',
      'They began with the study and came to the living room later. The books weigh four hundred kilos; the shelves hang on concrete, not on partitions.',
      '거실보다 서재를 먼저 골랐습니다. 책 무게가 400kg이라 책장은 칸막이가 아닌 콘크리트 벽에 고정했습니다.',
    ),
    location: text('Tháp Sáng, tòa Đông', 'Light Tower, east block', '라이트 타워 동쪽 동'),
    weeks: [1, 0, 3, 6, 3],
    finishedOn: '2026-01-31',
    words: {
      multipurpose: text(
        'Quay lưng vào nhau thì không ai thấy ai đang thở dài.',
        'Back to back, neither sees the other sigh.',
        '등을 맞대고 있으니 한숨 쉬는 얼굴이 안 보여요.',
      ),
    },
  },
];
