import { text, type Text } from '../text.ts';
import { edition, type EditionFacts, first, type Piece } from './piece.ts';

const toTry = text('mẫu thử', 'sample', '샘플');

/** What is tried at home before a room is ordered: of the same batch, under a name that does not speak of a pack. */
const sample = (
  name: Text,
  lead: Text,
  facts: Required<Pick<EditionFacts, 'price' | 'size' | 'kg'>>,
) => edition('sample', toTry, lead, { ...facts, name });

const paintRooms = ['living-room', 'bedroom', 'living-kitchen', 'multipurpose'] as const;

/** Sold by the pack; rooms of the room-by-room pages are laid and painted with first editions alone. */
export const finishPieces: readonly Piece[] = [
  {
    model: 'floor-oak',
    brand: 'moc-suong',
    price: 1_900_000,
    kg: 22,
    rooms: ['living-room', 'bedroom', 'master-room', 'living-kitchen', 'multipurpose'],
    styles: ['scandinavian', 'modern'],
    surface: { of: 'floor', covers: 2.2, color: '#c6a67c' },
    about: text(
      'Sáu thanh Bãi Bồi 1.930 × 190 mm, dày 15 mm, phủ 2,2 m². Hèm khóa bốn cạnh lắp nổi trên xốp lót 2 mm, không đinh không keo, nên thợ đi được khoảng 25 m² một ngày và sau này tháo ra thay một thanh vẫn được.',
      'Six Bãi Bồi boards of 1,930 × 190 mm, 15 mm thick, cover 2.2 m². They click together on all four sides and float on 2 mm of foam, with neither nails nor glue: a fitter lays some 25 m² a day, and a single board can be changed later.',
      '1,930×190mm, 두께 15mm의 바이보이 판재 여섯 장이 2.2m²를 덮습니다. 네 변을 클릭으로 맞물려 2mm 폼 위에 띄워 깔므로 못도 접착제도 필요 없습니다. 하루에 25m²쯤 시공되고 나중에 한 장만 갈 수도 있습니다.',
    ),
    editions: [
      first(
        text(
          'Ván sồi rộng 19 cm cho sàn nhà ở, đi chân trần quanh năm.',
          'Oak boards 19 cm wide, for floors that are walked on barefoot all year.',
          '일 년 내내 맨발로 밟는 집을 위한 19cm 광폭 오크 마루입니다.',
        ),
      ),
      sample(
        text(
          'Mẫu sàn gỗ sồi Bãi Bồi, 30 × 19 cm',
          'Bãi Bồi oak floor sample, 30 × 19 cm',
          '바이보이 오크 마루 샘플, 30×19cm',
        ),
        text(
          'Một khúc cắt từ ván đang bán, còn đủ hèm. Đặt cạnh chân tường vài ngày, xem lúc sáng lẫn lúc bật đèn rồi hãy chọn.',
          'A length cut from a board on sale, its joint left on. Keep it by the skirting for some days and look at it by daylight and by lamplight.',
          '판매 중인 판재에서 자른 조각으로 클릭 홈이 그대로 있습니다. 걸레받이 옆에 며칠 두고 낮빛과 전등 아래에서 모두 보세요.',
        ),
        { price: 60_000, size: [32, 20, 3], kg: 0.7 },
      ),
    ],
  },
  {
    model: 'floor-walnut',
    brand: 'moc-suong',
    price: 2_900_000,
    kg: 21,
    rooms: ['living-room', 'bedroom', 'master-room', 'multipurpose'],
    styles: ['luxury', 'modern'],
    surface: { of: 'floor', covers: 2.2, color: '#6f4e37' },
    about: text(
      'Chiều Muộn xếp ván theo sắc trước khi đóng hộp: mỗi hộp có hai thanh đậm, hai thanh vừa, hai thanh nhạt, để cả sàn trầm đều mà không thành mảng. Nên mở ba bốn hộp cùng lúc và rải trộn trước khi khóa hèm.',
      'Chiều Muộn is sorted by tone before packing: two dark boards, two middling and two pale in each box, so that the whole floor is deep without falling into patches. Open three or four boxes at once and lay them out loose before clicking.',
      '찌에우무온은 포장 전에 색을 나눕니다. 상자마다 짙은 판, 중간 판, 옅은 판을 두 장씩 넣어 바닥 전체가 얼룩 없이 고르게 깊습니다. 서너 상자를 함께 열어 섞어 늘어놓은 뒤 맞물리세요.',
    ),
    editions: [
      first(
        text(
          'Ván óc chó rộng 19 cm, sáu thanh một hộp, màu nâu trầm cho phòng nhiều ánh sáng.',
          'Walnut boards 19 cm wide, six to a box: a deep brown for rooms with plenty of light.',
          '빛이 넉넉한 방에 어울리는 깊은 갈색, 19cm 월넛 판재 여섯 장입니다.',
        ),
      ),
      sample(
        text(
          'Mẫu sàn gỗ óc chó Chiều Muộn, 30 × 19 cm',
          'Chiều Muộn walnut floor sample, 30 × 19 cm',
          '찌에우무온 월넛 마루 샘플, 30×19cm',
        ),
        text(
          'Một khúc màu vừa trong ba sắc của hộp. Óc chó hút sáng hơn sồi nhiều, nên thử ở góc tối nhất phòng trước.',
          'A length of the middle tone of the three in a box. Walnut swallows far more light than oak, so try it in the darkest corner first.',
          '상자 속 세 가지 색 중 중간 톤입니다. 월넛은 오크보다 빛을 훨씬 많이 흡수하니 방에서 가장 어두운 구석에 먼저 놓아 보세요.',
        ),
        { price: 90_000, size: [32, 20, 3], kg: 0.7 },
      ),
    ],
  },
  {
    model: 'floor-pine',
    brand: 'moc-suong',
    price: 1_100_000,
    kg: 24,
    rooms: ['bedroom', 'living-room', 'multipurpose'],
    styles: ['scandinavian', 'other'],
    surface: { of: 'floor', covers: 2.4, color: '#d9b98a' },
    about: text(
      'Mười thanh Nắng Xiên dài 2 m, rộng 12 cm, mộng âm dương, phủ 2,4 m². Ván nguyên thanh nên phải bắn đinh ẩn vào đà gỗ hoặc dán keo đàn hồi lên ván lót; nhà tầng trệt ẩm cần thêm màng chống ẩm bên dưới.',
      'Ten Nắng Xiên boards, 2 m long and 12 cm wide with tongue and groove, cover 2.4 m². Being solid they are secret-nailed to battens or bedded in elastic glue; a damp ground floor needs a membrane beneath.',
      '길이 2m, 너비 12cm의 제혀쪽매 판재 열 장이 2.4m²를 덮습니다. 통원목이라 장선에 숨은 못을 치거나 탄성 접착제로 붙이고, 습한 1층에는 아래에 방습막을 깝니다.',
    ),
    editions: [
      first(
        text(
          'Sàn thông nguyên thanh có mắt gỗ, ấm chân, hợp phòng con và gác mái.',
          'Solid pine with its knots, warm underfoot, for a child’s room or an attic.',
          '옹이가 살아 있고 발이 따뜻한 통원목 소나무로 아이 방과 다락에 알맞습니다.',
        ),
      ),
      sample(
        text(
          'Mẫu sàn gỗ thông Nắng Xiên, 30 × 12 cm',
          'Nắng Xiên pine floor sample, 30 × 12 cm',
          '낭씨엔 소나무 마루 샘플, 30×12cm',
        ),
        text(
          'Có ít nhất một mắt gỗ, lau dầu nửa mặt để bạn so chỗ có dầu với chỗ để mộc. Thử ấn móng tay: thông mềm đúng như vậy.',
          'With one knot at least, and oiled on one half, to compare with the bare one. Press a fingernail into it: pine is as soft as that.',
          '옹이가 하나 이상 있고 절반만 오일을 먹여 맨 나무와 견줄 수 있습니다. 손톱으로 눌러 보세요. 소나무는 꼭 그만큼 무릅니다.',
        ),
        { price: 35_000, size: [32, 13, 3], kg: 0.4 },
      ),
    ],
  },
  {
    model: 'floor-terrazzo',
    brand: 'da-chieu',
    price: 950_000,
    kg: 44,
    rooms: ['living-room', 'bathroom', 'kitchen', 'living-kitchen'],
    styles: ['modern', 'other'],
    surface: { of: 'floor', covers: 1.92, color: '#d8d2c6' },
    about: text(
      'Ba tấm Ngõ Chợ 80 × 80, dày 10 mm, phủ 1,92 m². Hạt đá là mảnh vụn của xưởng tạc tượng, màu kem lẫn xám và một ít nâu; dán bằng keo trắng rồi chà ron cùng màu nền, mạch 2 mm gần như biến mất.',
      'Three Ngõ Chợ tiles of 80 × 80, 10 mm thick, cover 1.92 m². The chips are what statue carvers leave, cream with grey and a little brown; bedded in white adhesive and grouted in the colour of the ground, the 2 mm joints all but vanish.',
      '두께 10mm의 80×80 타일 세 장이 1.92m²를 덮습니다. 석상 공방에서 나온 크림색과 회색, 약간의 갈색 돌조각을 썼고, 흰 접착제로 붙여 바탕색 줄눈을 넣으면 2mm 줄눈이 거의 보이지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Đá mài khổ lớn cho phòng khách và sảnh, mát chân mùa nóng.',
          'Large terrazzo tiles for living rooms and halls, cool underfoot in the hot months.',
          '더운 계절에 발이 시원한 거실과 현관용 대형 테라초 타일입니다.',
        ),
      ),
      sample(
        text(
          'Mẫu đá mài Ngõ Chợ, 20 × 20 cm',
          'Ngõ Chợ terrazzo sample, 20 × 20 cm',
          '응오쩌 테라초 샘플, 20×20cm',
        ),
        text(
          'Cắt từ một tấm thật, một góc chưa phủ chống thấm: nhỏ vài giọt nước mắm lên cả hai bên là thấy vì sao phải phủ.',
          'Cut from a real tile, with one corner left unsealed: a few drops of fish sauce on either side show what the sealer is for.',
          '실제 타일에서 잘라 한쪽 모서리는 실러를 바르지 않았습니다. 양쪽에 느억맘을 몇 방울 떨어뜨리면 실러가 왜 필요한지 보입니다.',
        ),
        { price: 50_000, size: [21, 21, 2], kg: 0.9 },
      ),
    ],
  },
  {
    model: 'floor-stone-tile',
    brand: 'da-chieu',
    price: 700_000,
    kg: 39,
    rooms: ['living-kitchen', 'kitchen', 'living-room', 'bathroom'],
    styles: ['modern', 'luxury'],
    surface: { of: 'floor', covers: 1.62, color: '#c9c3b8' },
    about: text(
      'Đá Chiều chép mặt mười hai phiến đá xám trong kho rồi đặt lò ép thành gạch porcelain, nên mười hai viên đầu không viên nào trùng vân. Cạnh mài thẳng, lát mạch 2 mm; khổ 90 × 90 cần hai thợ và bộ ke cân bằng.',
      'Đá Chiều copied the faces of twelve grey slabs in its yard and has them pressed as porcelain, so the first twelve tiles are all different. Rectified edges allow 2 mm joints; at 90 × 90 it takes two tilers and levelling clips.',
      '다찌에우가 창고의 회색 석판 열두 장의 표면을 떠 포세린으로 찍어 내, 처음 열두 장은 무늬가 모두 다릅니다. 모서리를 반듯하게 갈아 줄눈 2mm로 깔 수 있고, 90×90은 두 사람과 수평 클립이 필요합니다.',
    ),
    editions: [
      first(
        text(
          'Hai viên 90 × 90 một hộp, mặt mờ R10, lát được từ bếp ra ban công.',
          'Two tiles of 90 × 90 to a box, matt with R10 grip, from the kitchen out to the balcony.',
          '90×90 두 장, 미끄럼 R10의 무광이라 주방에서 발코니까지 이어 깝니다.',
        ),
      ),
      sample(
        text(
          'Mẫu gạch lát Ghềnh vân đá, 20 × 20 cm',
          'Ghềnh stone-look tile sample, 20 × 20 cm',
          '겐 스톤 타일 샘플, 20×20cm',
        ),
        text(
          'Một góc của viên 90 × 90, giữ nguyên cạnh mài để ướm mạch. Vân cả viên rộng hơn mẫu nhiều, hãy xem thêm ảnh.',
          'The corner of a 90 × 90 tile, with its ground edges to try the joint. The veins of a whole tile run far wider, so see the pictures too.',
          '90×90 타일의 모서리 조각으로, 갈아 낸 변이 남아 있어 줄눈을 맞춰 볼 수 있습니다. 온전한 한 장의 무늬는 훨씬 크니 사진도 함께 보세요.',
        ),
        { price: 40_000, size: [21, 21, 2], kg: 1 },
      ),
    ],
  },
  {
    model: 'floor-clay-tile',
    brand: 'dat-son',
    price: 900_000,
    kg: 43,
    rooms: ['kitchen', 'living-kitchen', 'other'],
    styles: ['other', 'scandinavian'],
    surface: { of: 'floor', covers: 2, color: '#b97855' },
    about: text(
      'Năm mươi viên gạch tàu 20 × 20 nung bằng trấu trong lò tròn bên sông Cổ Chiên, viên gần lửa sẫm hơn viên xa. Sai số cạnh 2 mm là chuyện của đất, nên lát mạch 5 mm, chà ron xi măng cát.',
      'Fifty tiles of 20 × 20, fired with rice husk in the round kilns on the Cổ Chiên; those nearer the fire come out darker. Clay moves by 2 mm at the edges, so lay them with 5 mm joints of sand and cement.',
      '꼬찌엔강 둥근 가마에서 왕겨로 구운 20×20 타일 쉰 장입니다. 불에 가까웠던 장이 더 짙습니다. 흙의 성질로 변마다 2mm쯤 차이가 나니 5mm 줄눈에 모래 시멘트를 채우세요.',
    ),
    editions: [
      first(
        text(
          'Gạch đất nung cho bếp, hiên và sân trong, càng đi càng lên nước.',
          'Clay tiles for kitchens, verandas and inner courts, which take a sheen from being walked on.',
          '주방과 툇마루, 안마당에 까는 테라코타로 밟을수록 은은한 윤이 납니다.',
        ),
      ),
      sample(
        text(
          'Mẫu gạch tàu đất nung Sân Trong, một viên 20 × 20 cm',
          'Sân Trong clay tile sample, one of 20 × 20 cm',
          '선쫑 테라코타 타일 샘플, 20×20cm 한 장',
        ),
        text(
          'Một viên nguyên, nửa đã chống thấm nửa để mộc. Viên nhận được có thể sẫm hay nhạt hơn; cả hộp sẽ có đủ cả hai.',
          'One whole tile, sealed on one half and bare on the other. Yours may be darker or paler; a box has both.',
          '온전한 한 장으로 절반은 실러를 바르고 절반은 그대로 두었습니다. 받으신 것보다 짙거나 옅은 타일이 한 상자에 섞여 있습니다.',
        ),
        { price: 25_000, size: [22, 22, 3], kg: 0.9 },
      ),
    ],
  },
  {
    model: 'floor-concrete',
    brand: 'da-chieu',
    price: 4_200_000,
    kg: 25,
    rooms: ['multipurpose', 'living-room', 'bathroom', 'gym'],
    styles: ['industrial', 'modern'],
    surface: { of: 'floor', covers: 10, color: '#a9a6a0' },
    about: text(
      'Một bộ Mặt Hồ có 1 l sơn lót, 14 kg lớp nền kèm lưới sợi, 7 kg lớp mặt và 1,5 l phủ PU, đủ cho 10 m². Trét chồng lên gạch cũ được nếu gạch còn chắc; bốn lớp mất ba ngày, cả sàn dày thêm chưa tới 3 mm.',
      'A Mặt Hồ set holds 1 l of primer, 14 kg of base coat with its mesh, 7 kg of top coat and 1.5 l of sealer, for 10 m². It goes over old tiles that still sit firm; four coats take three days and raise the floor by less than 3 mm.',
      '맛호 한 세트에는 프라이머 1L, 유리섬유망과 바탕재 14kg, 마감재 7kg, 폴리우레탄 실러 1.5L가 들어 10m²를 시공합니다. 단단한 기존 타일 위에 바로 바를 수 있고, 네 겹을 사흘에 걸쳐 발라도 3mm가 채 높아지지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Mặt sàn liền không mạch như bê tông mài, khỏi đục nền cũ.',
          'A floor without joints, like ground concrete, and without breaking out the old one.',
          '옛 바닥을 깨지 않고 연마 콘크리트처럼 이음매 없는 바닥을 만듭니다.',
        ),
      ),
      sample(
        text(
          'Mẫu bê tông mài Mặt Hồ, tấm 20 × 20 cm',
          'Mặt Hồ polished concrete sample, 20 × 20 cm',
          '맛호 콘크리트 바닥 샘플, 20×20cm',
        ),
        text(
          'Đủ bốn lớp trét trên tấm xi măng 6 mm, có vết bay như sàn thật. Đổ cà phê, để qua đêm rồi lau thử.',
          'All four coats on a 6 mm cement board, with the marks of the trowel as on a floor. Spill coffee on it, leave it overnight, then wipe.',
          '6mm 시멘트 보드에 네 겹을 모두 바르고 흙손 자국까지 실제 바닥처럼 남겼습니다. 커피를 쏟아 하룻밤 두었다가 닦아 보세요.',
        ),
        { price: 75_000, size: [21, 21, 2], kg: 0.6 },
      ),
    ],
  },
  {
    model: 'wall-lime-cream',
    brand: 'dat-son',
    price: 1_250_000,
    kg: 8,
    rooms: ['living-room', 'bedroom', 'master-room', 'living-kitchen'],
    styles: ['other', 'scandinavian'],
    surface: { of: 'wall', covers: 20, color: '#e4dac8' },
    about: text(
      'Màu kem của Tường Xưa chỉ là vôi tôi, bột đá và một thìa đất vàng. Quét cọ to theo hình chữ X, lớp sau cách lớp trước một đêm; nắng chiếu xiên sẽ thấy mây loang nhẹ, đó là vệt cọ chứ không phải lỗi.',
      'The cream of Tường Xưa is slaked lime, stone dust and a spoonful of yellow earth. Brush it on in crosses with a wide brush, a night between the coats; low sun then shows a faint cloud, which is the brush and not a fault.',
      '뜨엉쓰어의 크림색은 소석회와 돌가루, 노란 흙 한 숟갈로 냅니다. 넓은 붓으로 X자를 그리며 바르고 다음 겹은 하룻밤 뒤에 올리세요. 비스듬한 햇빛에 보이는 옅은 구름무늬는 흠이 아니라 붓자국입니다.',
    ),
    editions: [
      first(
        text(
          'Vôi màu kem cho tường thở được, phản 71% ánh sáng nên phòng bắc vẫn sáng.',
          'Cream lime for a wall that breathes; it gives back 71% of the light and keeps a north room bright.',
          '숨 쉬는 벽을 만드는 크림색 석회로, 빛의 71%를 되돌려 북향 방도 환합니다.',
        ),
      ),
      sample(
        text(
          'Sơn vôi thử Tường Xưa màu kem, hũ 0,2 l',
          'Tường Xưa limewash test pot, cream, 0.2 l',
          '뜨엉쓰어 석회 페인트 테스트용 크림, 0.2L',
        ),
        text(
          'Đủ quét hai lớp trên 0,8 m². Lúc ướt gần như trong suốt, khô hẳn mới ra màu: chờ một ngày rồi hãy ngắm.',
          'Enough for two coats on 0.8 m². Wet, it is next to transparent and its colour comes as it dries: wait a day before you judge.',
          '0.8m²에 두 번 바를 양입니다. 젖었을 때는 거의 투명하다가 마르면서 색이 나오니 하루 기다렸다가 보세요.',
        ),
        { price: 69_000, size: [8, 8, 8], kg: 0.4 },
      ),
    ],
  },
  {
    model: 'wall-lime-clay',
    brand: 'dat-son',
    price: 1_290_000,
    kg: 8,
    rooms: ['living-room', 'multipurpose', 'bedroom'],
    styles: ['other', 'industrial'],
    surface: { of: 'wall', covers: 20, color: '#cfa88c' },
    about: text(
      'Bột màu là chính đất đỏ của lò gốm Đất Son, nung rồi nghiền mịn, nên màu đất nung này không bạc dưới nắng. Hai bức tường quét khác ngày sẽ hơi lệch: đã làm bức nào thì làm trọn bức ấy từ góc tới góc.',
      'Its pigment is the red earth of the Đất Son kilns, fired and ground fine, so sunlight does not bleach it. Walls brushed on different days differ a little: finish each one from corner to corner once begun.',
      '닷선 가마의 붉은 흙을 구워 곱게 빻은 안료라 햇빛에 바래지 않습니다. 다른 날 바른 벽은 조금 다르게 나오니 시작한 벽은 모서리에서 모서리까지 한 번에 마치세요.',
    ),
    editions: [
      first(
        text(
          'Vôi đất nung cho một bức tường ấm, hợp sàn gỗ và mây tre.',
          'Clay-coloured lime for one warm wall, beside boards and cane.',
          '마루와 라탄 곁에 따뜻한 벽 한 면을 만드는 테라코타색 석회입니다.',
        ),
      ),
      sample(
        text(
          'Sơn vôi thử Tường Xưa màu đất nung, hũ 0,2 l',
          'Tường Xưa limewash test pot, clay, 0.2 l',
          '뜨엉쓰어 석회 페인트 테스트용 테라코타, 0.2L',
        ),
        text(
          'Quét được 0,8 m² hai lớp. Thử trên tấm bìa xi măng rồi dời quanh phòng: màu này sáng thì hồng, tối thì nâu.',
          'Covers 0.8 m² twice. Try it on a piece of cement board and carry it about the room: it is pink in the morning and brown at night.',
          '0.8m²를 두 번 바를 수 있습니다. 시멘트 보드에 발라 방 안을 옮겨 다녀 보세요. 아침에는 분홍, 밤에는 갈색으로 보입니다.',
        ),
        { price: 69_000, size: [8, 8, 8], kg: 0.4 },
      ),
    ],
  },
  {
    model: 'wall-white',
    brand: 'dat-son',
    price: 850_000,
    kg: 7,
    rooms: [...paintRooms, 'master-room', 'kitchen'],
    styles: ['modern', 'scandinavian'],
    surface: { of: 'wall', covers: 25, color: '#efece4' },
    about: text(
      'Trắng ấm của Trời Quang pha một chút đất vàng để không ngả xanh dưới đèn LED, phản 84% ánh sáng. Lăn hai lớp bằng rulo sợi 10 mm, cách nhau ba giờ; trần cũng lăn được, đỡ phải mua hai màu trắng.',
      'The warm white of Trời Quang has a trace of yellow earth, so that LEDs do not turn it blue, and gives back 84% of the light. Two coats with a 10 mm roller, three hours apart; it does for ceilings too, which saves a second white.',
      '쩌이꽝 웜 화이트는 노란 흙을 조금 섞어 LED 아래에서도 푸르게 뜨지 않고 빛의 84%를 되돌립니다. 10mm 롤러로 세 시간 간격을 두고 두 번 칠하세요. 천장에도 쓸 수 있어 흰색을 따로 살 필요가 없습니다.',
    ),
    editions: [
      first(
        text(
          'Trắng mờ không chói cho cả căn nhà, một lon gần đủ tường một phòng ngủ nhỏ.',
          'A matt white without glare for the whole home; one can does most of a small bedroom.',
          '눈부시지 않은 무광 흰색으로 집 전체에 칠합니다. 한 캔이면 작은 침실 벽을 거의 다 칠합니다.',
        ),
      ),
      sample(
        text(
          'Sơn thử Trời Quang trắng ấm, hũ 0,2 l',
          'Trời Quang test pot, warm white, 0.2 l',
          '쩌이꽝 테스트용 페인트 웜 화이트, 0.2L',
        ),
        text(
          'Lăn được 1 m² hai lớp. Màu trắng khó chọn nhất vì soi vào trần và khung cửa: thử ngay cạnh hai thứ ấy.',
          'Covers 1 m² twice. White is the hardest to choose since it is seen against ceiling and door frames: try it right beside them.',
          '1m²를 두 번 칠할 양입니다. 흰색은 천장과 문틀에 견주어 보이므로 가장 고르기 어렵습니다. 바로 그 옆에 칠해 보세요.',
        ),
        { price: 55_000, size: [7, 7, 8], kg: 0.3 },
      ),
    ],
  },
  {
    model: 'wall-sand',
    brand: 'dat-son',
    price: 900_000,
    kg: 7,
    rooms: [...paintRooms, 'master-room'],
    styles: ['scandinavian', 'luxury'],
    surface: { of: 'wall', covers: 25, color: '#dccfb9' },
    about: text(
      'Màu cát lấy từ đất bãi sông Cổ Chiên rửa sạch, sáng hơn màu be thường gặp và không ngả hồng. Hợp với sồi, linen và đèn 2.700 K; cạnh gỗ óc chó thì nên để trần trắng cho khỏi nặng.',
      'The sand comes from washed earth of the Cổ Chiên banks, paler than the usual beige and without pink in it. It goes with oak, linen and 2,700 K light; beside walnut keep the ceiling white, or the room grows heavy.',
      '꼬찌엔 강변의 흙을 씻어 낸 모래색으로, 흔한 베이지보다 밝고 분홍기가 없습니다. 오크와 리넨, 2,700K 조명에 잘 맞고 월넛 곁에서는 천장을 희게 두어야 무겁지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Màu nền dịu cho phòng khách và phòng ngủ, che vết tay tốt hơn trắng.',
          'A quiet ground for living rooms and bedrooms that hides hands better than white.',
          '거실과 침실의 차분한 바탕색으로 흰색보다 손자국이 덜 보입니다.',
        ),
      ),
      sample(
        text(
          'Sơn thử Trời Quang màu cát, hũ 0,2 l',
          'Trời Quang test pot, sand, 0.2 l',
          '쩌이꽝 테스트용 페인트 샌드, 0.2L',
        ),
        text(
          'Một hũ cho 1 m² hai lớp, kèm tấm bìa A4 để khỏi sơn thẳng lên tường khi còn phân vân.',
          'A pot for two coats on 1 m², with a stiff A4 card, so that nothing need go on the wall while you are undecided.',
          '1m²에 두 번 칠할 양과 두꺼운 A4 카드가 들어 있어, 마음을 정하기 전에는 벽에 바로 칠하지 않아도 됩니다.',
        ),
        { price: 59_000, size: [31, 22, 8], kg: 0.4 },
      ),
    ],
  },
  {
    model: 'wall-sage',
    brand: 'dat-son',
    price: 920_000,
    kg: 7,
    rooms: [...paintRooms, 'kitchen'],
    styles: ['scandinavian', 'modern'],
    surface: { of: 'wall', covers: 25, color: '#b9bfa8' },
    about: text(
      'Xanh xô thơm pha từ đất xanh và một chút muội than nên trầm, không ra màu bạc hà. Buổi sáng nghiêng xám, dưới đèn vàng nghiêng xanh lá; phản 50% ánh sáng nên phòng dưới 9 m² chỉ nên sơn một hai bức.',
      'Its green earth has a little lampblack in it, which keeps sage from turning to mint. It leans to grey in the morning and to green by lamplight; giving back 50% of the light, it is best on one or two walls where a room is under 9 m².',
      '녹토에 그을음을 조금 섞어 민트로 흐르지 않는 차분한 세이지입니다. 아침에는 회색, 노란 조명 아래에서는 초록으로 기웁니다. 빛을 50% 되돌리니 9m²보다 작은 방은 한두 면만 칠하세요.',
    ),
    editions: [
      first(
        text(
          'Xanh dịu cho phòng ngủ và bếp, ăn với gỗ sáng màu.',
          'A soft green for bedrooms and kitchens, at home with pale wood.',
          '침실과 주방에 칠하는 부드러운 초록으로 밝은 나무와 어울립니다.',
        ),
      ),
      sample(
        text(
          'Sơn thử Trời Quang xanh xô thơm, hũ 0,2 l',
          'Trời Quang test pot, sage, 0.2 l',
          '쩌이꽝 테스트용 페인트 세이지, 0.2L',
        ),
        text(
          'Một mét vuông, hai lớp. Sơn hai mảng ở hai bức tường vuông góc: cùng một hũ mà nhìn như hai màu.',
          'One square metre in two coats. Paint a patch on each of two walls that meet: out of one pot, they look like two colours.',
          '1m²에 두 번 칠합니다. 맞닿은 두 벽에 한 조각씩 칠해 보세요. 같은 통인데도 두 색처럼 보입니다.',
        ),
        { price: 59_000, size: [7, 7, 8], kg: 0.3 },
      ),
    ],
  },
  {
    model: 'wall-mist-blue',
    brand: 'dat-son',
    price: 930_000,
    kg: 7,
    rooms: ['bedroom', 'multipurpose', 'bathroom'],
    styles: ['scandinavian', 'modern'],
    surface: { of: 'wall', covers: 25, color: '#bcc7cb' },
    about: text(
      'Xanh sương là màu trời sớm trên sông, nhạt và có xám nên phòng con không thành phòng bé trai. Phòng hướng tây nhìn mát đi thấy rõ; phòng hướng bắc ít nắng thì cân nhắc, vì màu này lạnh thêm.',
      'Mist blue is the sky over the river at dawn, pale and greyed, so that a child’s room stays anybody’s. It cools a room that faces west; think twice where little sun comes in, for it grows colder there.',
      '이른 아침 강 위의 하늘빛으로, 옅고 회색이 섞여 누구의 아이 방에나 어울립니다. 서향 방은 눈에 띄게 시원해 보이지만 해가 적은 북향 방에서는 더 차가워지니 잘 생각해 보세요.',
    ),
    editions: [
      first(
        text(
          'Xanh nhạt cho phòng con và phòng tắm khô, lau được vết bút chì.',
          'A pale blue for a child’s room or the dry part of a bathroom; pencil wipes off.',
          '아이 방과 건식 욕실에 칠하는 옅은 파랑으로 연필 자국이 닦입니다.',
        ),
      ),
      sample(
        text(
          'Sơn thử Trời Quang xanh sương, hũ 0,2 l',
          'Trời Quang test pot, mist blue, 0.2 l',
          '쩌이꽝 테스트용 페인트 미스트 블루, 0.2L',
        ),
        text(
          'Vừa 1 m² hai lớp. Sơn mảng thử ở đầu giường và cạnh cửa sổ, hai chỗ sáng tối xa nhau nhất phòng.',
          'For 1 m² in two coats. Try it behind the bed and beside the window, the two places furthest apart in light.',
          '1m²에 두 번 칠할 양입니다. 방에서 밝기가 가장 다른 침대 머리맡과 창가에 각각 칠해 보세요.',
        ),
        { price: 59_000, size: [7, 7, 8], kg: 0.3 },
      ),
    ],
  },
  {
    model: 'wall-grey-green',
    brand: 'dat-son',
    price: 960_000,
    kg: 7,
    rooms: ['living-room', 'living-kitchen', 'multipurpose', 'master-room'],
    styles: ['industrial', 'luxury', 'modern'],
    surface: { of: 'wall', covers: 25, color: '#8d9486' },
    about: text(
      'Màu đậm nhất của Trời Quang, chỉ phản 29% ánh sáng, dành cho bức tường sau sofa hay phòng làm việc. Màu đậm lộ vết giặm nên phải kéo rulo một mạch từ trần xuống, và dùng sơn lót xám thay lót trắng.',
      'The deepest of Trời Quang gives back no more than 29% of the light: for the wall behind a sofa or for a study. Dark paint shows every touch-up, so roll from the ceiling down in one go, over a grey primer instead of a white one.',
      '쩌이꽝에서 가장 짙어 빛을 29%만 되돌리는 색으로, 소파 뒤 벽이나 서재에 씁니다. 짙은 색은 덧칠 자국이 드러나므로 천장에서 아래까지 롤러를 한 번에 내리고, 흰색 대신 회색 프라이머를 쓰세요.',
    ),
    editions: [
      first(
        text(
          'Xanh xám trầm cho tường nhấn, làm nổi gỗ và đồng.',
          'A deep grey green for one wall, which brings out wood and brass.',
          '나무와 황동을 돋보이게 하는 포인트 벽용 짙은 회녹색입니다.',
        ),
      ),
      sample(
        text(
          'Sơn thử Trời Quang xanh xám, hũ 0,2 l',
          'Trời Quang test pot, grey green, 0.2 l',
          '쩌이꽝 테스트용 페인트 그레이 그린, 0.2L',
        ),
        text(
          'Hai lớp trên 1 m². Màu đậm nhìn ở mảng nhỏ luôn tối hơn khi sơn cả bức, nên hãy lăn hết hũ thành một mảng to.',
          'Two coats on 1 m². A dark colour looks darker in a small patch than on a whole wall, so use the pot up on a single large one.',
          '1m²에 두 번 칠합니다. 짙은 색은 작은 조각에서 더 어두워 보이니 한 통을 다 써서 크게 칠해 보세요.',
        ),
        { price: 59_000, size: [7, 7, 8], kg: 0.3 },
      ),
    ],
  },
];
