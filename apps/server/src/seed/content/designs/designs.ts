import type { HouseType, InteriorStyle, RoomType } from '../../../db/schema/vocabulary.ts';
import { text, type Text } from '../text.ts';

export type DesignContent = {
  /** The room picture it was drawn for; further rooms follow by style. */
  cover: string;
  name: Text;
  summary: Text;
  house: HouseType;
  style: InteriorStyle;
  /** The word of the pictures for the style, finer than the contract's. */
  look: string;
  area: number;
  /** Rooms of the package; one room alone makes a design by room. */
  rooms: readonly RoomType[];
  /** Price of the package in đồng. */
  price: number;
  /** Construction, in millions of đồng per square metre, from and to. */
  build: readonly [number, number];
};

const design = (
  cover: string, house: HouseType, style: InteriorStyle, look: string, area: number, rooms: readonly RoomType[], price: number, build: readonly [number, number], name: Text, summary: Text,
): DesignContent => ({ cover, house, style, look, area, rooms, price, build, name, summary });

export const designs: readonly DesignContent[] = [
  design('living-japandi-01', '2-bedroom', 'other', 'japandi', 72, ['living-room', 'bedroom', 'kitchen', 'bathroom'], 12_900_000, [5.2, 7.4],
    text('Nhà Sương Sớm', 'Morning Mist', '아침 안개의 집'),
    text('Căn hai phòng ngủ hướng đông, gỗ sồi và giấy dó, mọi đồ đạc lùi về một bức tường để giữa nhà còn nắng.', 'A two-bedroom flat facing east in oak and dó paper, with everything drawn back to one wall so the middle keeps the sun.', '오크와 전통지로 꾸민 동향 투룸. 살림을 한쪽 벽으로 물려 집 한가운데에 햇살을 남겼습니다.')),
  design('living-scandinavian-01', '2-bedroom', 'scandinavian', 'scandinavian', 68, ['living-room', 'bedroom', 'kitchen'], 10_900_000, [4.6, 6.2],
    text('Căn Hộ Lúa Non', 'Young Rice', '여린 벼의 집'),
    text('Trắng ngà, gỗ sáng và xanh lá mạ cho gia đình có con nhỏ: góc bo, thảm giặt được, kệ thấp vừa tay bé.', 'Ivory, pale wood and rice green for a family with small children: rounded corners, washable rugs, shelves in their reach.', '상아색과 밝은 나무, 여린 초록으로 꾸민 아이 있는 집. 둥근 모서리와 물세탁 러그, 아이 손이 닿는 선반을 두었습니다.')),
  design('living-modern-01', '3-bedroom', 'modern', 'modern', 96, ['living-room', 'master-room', 'bedroom', 'kitchen', 'bathroom'], 16_500_000, [5.8, 8.2],
    text('Đường Chân Trời', 'Horizon', '지평선'),
    text('Mọi mặt tủ cùng một đường ngang 74 cm chạy quanh nhà, mắt được nghỉ và căn 96 m² trông như rộng hơn.', 'Every surface meets one line at 74 cm around the flat, so the eye rests and 96 m² look like more.', '모든 가구의 높이를 74cm 한 줄로 맞춰 눈이 편하고 96m²가 더 넓어 보입니다.')),
  design('living-luxury-01', 'penthouse', 'luxury', 'luxury', 214, ['living-room', 'master-room', 'bedroom', 'kitchen', 'bathroom', 'gym'], 45_000_000, [6.8, 9.8],
    text('Tầng Mây', 'Cloud Floor', '구름층'),
    text('Căn áp mái nhìn sông: cẩm thạch mờ, đồng cũ, nhung rừng và ánh sáng thấp để thành phố bên ngoài làm tranh.', 'A river penthouse of honed marble, aged brass and forest velvet, lit low so the city outside is the painting.', '강이 보이는 펜트하우스. 무광 대리석과 오래된 황동, 숲빛 벨벳에 낮은 조명을 두어 도시가 그림이 됩니다.')),
  design('living-industrial-01', 'duplex', 'industrial', 'industrial', 88, ['living-room', 'bedroom', 'multipurpose', 'kitchen'], 14_200_000, [5.4, 7.8],
    text('Gác Xưởng', 'Workshop Loft', '작업실 로프트'),
    text('Thông tầng 4,8 m, bê tông để trần, cầu thang thép đen và một bức tường gỗ cũ giữ cho nhà đừng lạnh.', 'A 4.8 m void, bare concrete, a black steel stair and one wall of old timber so it never feels cold.', '4.8m 층고에 노출 콘크리트와 검은 철제 계단, 그리고 집을 따뜻하게 하는 고재 벽 한 면이 있습니다.')),
  design('living-rustic-01', 'villa', 'other', 'rustic', 180, ['living-room', 'master-room', 'bedroom', 'kitchen'], 28_000_000, [7.2, 10.4],
    text('Nhà Trên Đồi', 'House on the Hill', '언덕 위의 집'),
    text('Biệt thự nghỉ cuối tuần vùng cao: lò sưởi, dầm lộ, thảm dày và cửa sổ đặt đúng hướng sương.', 'A highland weekend villa: hearth, open beams, deep rugs, and windows set towards the mist.', '고원의 주말 별장. 벽난로와 드러난 들보, 두툼한 러그, 안개를 향해 낸 창이 있습니다.')),
  design('living-rural-01', 'villa', 'other', 'rural', 150, ['living-room', 'bedroom', 'kitchen', 'other'], 21_000_000, [5.6, 8],
    text('Ba Gian Nắng', 'Three Bays of Sun', '세 칸 햇살'),
    text('Nhà ba gian làm lại cho ông bà ở và con cháu về: hiên sâu 2 m, phản gỗ, bếp rộng đủ gói bánh chưng.', 'A three-bay house remade for grandparents and returning children: a 2 m veranda, platform beds, a kitchen wide enough for Tết cakes.', '조부모가 살고 손주들이 모이는 세 칸 집. 깊이 2m 툇마루와 평상, 설음식을 빚을 만큼 넓은 부엌을 두었습니다.')),
  design('living-neo-classic-01', '4-bedroom', 'other', 'neo-classic', 142, ['living-room', 'master-room', 'bedroom', 'kitchen', 'bathroom'], 26_500_000, [7.8, 11.5],
    text('Phào Mỏng', 'Thin Mouldings', '얇은 몰딩'),
    text('Tân cổ điển của năm nay: phào 2,5 cm cùng màu tường, trần giữ nguyên chiều cao, chỉ một đường cong ở sofa.', 'Neo-classic as of this year: 2.5 cm mouldings in the wall’s colour, full ceiling height, and a single curve in the sofa.', '올해의 네오클래식. 벽과 같은 색의 2.5cm 몰딩에 천장 높이는 그대로, 곡선은 소파 하나에만 남겼습니다.')),
  design('living-japandi-02', '1-bedroom', 'other', 'japandi', 52, ['living-room', 'bedroom'], 8_900_000, [4.8, 6.6],
    text('Phòng Trà', 'Tea Room', '차 마시는 방'),
    text('Căn một phòng ngủ cho người ở một mình và hay mời trà: bàn thấp, đệm sàn, đèn giấy.', 'A one-bedroom flat for someone who lives alone and pours tea for friends: low table, floor cushions, paper lamps.', '혼자 살며 벗에게 차를 대접하는 이를 위한 원룸형. 낮은 탁자와 방석, 종이 등을 놓았습니다.')),
  design('living-modern-02', '2-bedroom', 'modern', 'modern', 78, ['living-room', 'bedroom', 'kitchen'], 11_800_000, [5, 7],
    text('Sau Giờ Làm', 'After Work', '퇴근 후'),
    text('Thiết kế quanh buổi tối: không đèn trần trong phòng khách, bốn điểm sáng thấp và sofa sâu để duỗi chân.', 'Drawn around the evening: no ceiling light in the living room, four low lamps and a sofa deep enough to stretch out.', '저녁을 중심에 둔 설계. 거실 천장등을 없애고 낮은 조명 네 개와 다리를 뻗는 깊은 소파를 두었습니다.')),
  design('living-scandinavian-02', 'studio', 'scandinavian', 'scandinavian', 34, ['living-room', 'bathroom'], 5_900_000, [4.4, 5.8],
    text('Ba Mươi Tư Mét', 'Thirty-Four Metres', '서른네 제곱미터'),
    text('Studio có giường ẩn trong tường kệ, bàn ăn gập và đủ chỗ cho hai vali lớn.', 'A studio with a bed folded into the shelf wall, a drop-leaf table and room for two big suitcases.', '책장 벽 속에 침대를 숨긴 스튜디오. 접이식 식탁과 큰 여행 가방 두 개의 자리도 있습니다.')),
  design('living-luxury-02', 'villa', 'luxury', 'luxury', 240, ['living-room', 'master-room', 'bedroom', 'kitchen', 'bathroom'], 68_000_000, [6.2, 8.8],
    text('Vườn Sau Mưa', 'Garden after Rain', '비 갠 뒤의 정원'),
    text('Biệt thự ba tầng mở ra vườn: đá travertine, sofa cong và những bình gốm lớn thay cho tranh.', 'A three-storey villa opening to its garden, with travertine, a curved sofa and large ceramics in place of paintings.', '정원으로 열린 3층 빌라. 트래버틴과 곡선 소파, 그림 대신 큰 도자기를 놓았습니다.')),
  design('bedroom-japandi-01', '2-bedroom', 'other', 'japandi', 14, ['bedroom'], 2_900_000, [5, 7],
    text('Phòng Ngủ Lặng', 'Silent Bedroom', '고요한 침실'),
    text('Phòng ngủ 14 m² chỉ bốn món: giường, hai tủ nhỏ, một tủ áo phẳng, và tường trống đối diện gối.', 'Fourteen square metres and four pieces: bed, two nightstands, a flush wardrobe, and an empty wall to wake to.', '14m²에 가구는 네 점뿐. 침대와 협탁 둘, 매끈한 옷장, 그리고 눈뜨면 마주하는 빈 벽.')),
  design('bedroom-scandinavian-01', '3-bedroom', 'scandinavian', 'scandinavian', 12, ['bedroom'], 2_600_000, [4.4, 6],
    text('Phòng Con Gái Mười Tuổi', 'A Room at Ten', '열 살의 방'),
    text('Giường mây, bàn lớn theo tuổi và bảng ghim dài 2 m cho những điều đang thích.', 'A cane bed, a desk that grows and a two-metre pinboard for whatever she loves now.', '라탄 침대와 함께 자라는 책상, 좋아하는 것을 붙이는 2미터 보드.')),
  design('bedroom-luxury-01', 'penthouse', 'luxury', 'luxury', 28, ['bedroom'], 5_200_000, [11, 16],
    text('Đầu Giường Nhung', 'Velvet Headboard', '벨벳 헤드보드'),
    text('Phòng ngủ 28 m² với đầu giường tràn tường, đèn đồng hai bên và rèm hai lớp cản sáng.', 'A 28 m² bedroom with a wall-wide headboard, brass lamps and blackout in two layers.', '벽 전체를 감싼 헤드보드와 황동 등, 이중 암막을 갖춘 28m² 침실입니다.')),
  design('kitchen-scandinavian-01', '2-bedroom', 'scandinavian', 'scandinavian', 11, ['kitchen'], 3_400_000, [9, 13],
    text('Bếp Bốn Mét Chữ I', 'Four-Metre Kitchen', '4미터 일자 주방'),
    text('Một đường bếp dài bốn mét, kệ mở thay tủ trên và bàn ăn bốn người ngay cạnh cửa sổ.', 'A single four-metre run with open shelves instead of wall units and a table for four at the window.', '4미터 한 줄에 상부장 대신 선반, 창가에 4인 식탁을 두었습니다.')),
  design('kitchen-modern-01', '3-bedroom', 'modern', 'modern', 16, ['kitchen'], 4_100_000, [10, 15],
    text('Đảo Giữa Nhà', 'Island at the Centre', '집 한가운데 아일랜드'),
    text('Đảo 2 m vừa nấu vừa ăn sáng, cửa lùa kính chia bếp nặng mùi ra sau.', 'A two-metre island for cooking and breakfast, with a glass slider closing off the strong-smelling work behind.', '요리와 아침 식사를 겸하는 2m 아일랜드. 냄새 나는 조리는 유리 미닫이 뒤에서 합니다.')),
  design('kitchen-japandi-01', '1-bedroom', 'other', 'japandi', 8, ['kitchen'], 2_700_000, [8.5, 12],
    text('Bếp Nhỏ Có Hiên', 'Small Kitchen, Veranda', '툇마루 있는 작은 부엌'),
    text('Tám mét vuông với chậu rửa nhìn ra ban công và giá phơi bát bằng tre.', 'Eight square metres with the sink facing the balcony and a bamboo drying rack.', '개수대가 발코니를 향하고 대나무 식기 건조대를 둔 8m² 부엌입니다.')),
  design('bathroom-japandi-01', '2-bedroom', 'other', 'japandi', 5, ['bathroom'], 2_200_000, [12, 17],
    text('Tắm Khô, Tắm Ướt', 'Dry Side, Wet Side', '건식과 습식'),
    text('Chia đôi 5 m² bằng một tấm kính: bên khô lót gỗ, bên ướt đá mài, không bao giờ phải lau dép.', 'Five square metres split by one pane: timber on the dry side, terrazzo on the wet.', '5m²를 유리 한 장으로 나눠 마른 쪽은 나무, 젖은 쪽은 테라초로 마감했습니다.')),
  design('bathroom-luxury-01', 'villa', 'luxury', 'luxury', 12, ['bathroom'], 4_800_000, [16, 24],
    text('Bồn Tắm Bên Cửa Sổ', 'Tub by the Window', '창가의 욕조'),
    text('Bồn đá đặt lệch tâm nhìn ra tán cây, lavabo đôi và sưởi khăn bằng đồng.', 'A stone tub set off centre towards the tree, double basins and brass towel warmers.', '나무를 향해 비껴 놓은 석조 욕조와 더블 세면대, 황동 수건걸이를 두었습니다.')),
  design('master-room-japandi-01', '3-bedroom', 'other', 'japandi', 24, ['master-room'], 4_300_000, [6, 8.6],
    text('Phòng Chủ Có Góc Đọc', 'Master Room with a Reading Corner', '독서 자리가 있는 안방'),
    text('Giường phản, ghế Hiên bên cửa sổ và tủ áo chìm trong vách sồi.', 'A platform bed, a Hiên chair at the window and wardrobes lost in an oak wall.', '평상 침대와 창가의 히엔 의자, 오크 벽에 스며든 옷장.')),
  design('living-kitchen-scandinavian-01', '2-bedroom', 'scandinavian', 'scandinavian', 42, ['living-kitchen'], 5_400_000, [5, 7.2],
    text('Bếp Liền Khách Ấm Cúng', 'Warm Open Plan', '따뜻한 오픈 플랜'),
    text('Phòng khách liền bếp 42 m²: sofa quay lưng vào bếp, kệ thấp làm ranh giới mà không chắn lời nói.', 'A 42 m² open plan where the sofa turns its back to the kitchen and a low shelf draws the line without stopping talk.', '소파가 주방을 등지고 낮은 선반이 경계가 되는 42m² 거실 겸 주방. 대화는 막히지 않습니다.')),
  design('multipurpose-scandinavian-01', '3-bedroom', 'scandinavian', 'scandinavian', 13, ['multipurpose'], 2_800_000, [4.6, 6.4],
    text('Phòng Mười Hai Việc', 'Room of Twelve Uses', '열두 가지 방'),
    text('Một bức tường đựng giường gập, bàn gấp, thảm tập; giữa phòng trống cho bất cứ việc gì.', 'One wall holds a fold-down bed, a desk and mats; the middle stays free for anything.', '벽 한 면에 접이식 침대와 책상, 운동 매트를 넣고 가운데는 비웠습니다.')),
  design('gym-modern-01', 'villa', 'modern', 'modern', 20, ['gym'], 3_100_000, [6.5, 9],
    text('Phòng Tập Sáng', 'Morning Gym', '아침의 홈짐'),
    text('Sàn cao su ấm chân, gương cao 2,1 m, giá tạ gỗ và cửa mở hết ra hiên.', 'Warm rubber floor, a 2.1 m mirror, wooden racks and doors that open fully to the veranda.', '따뜻한 고무 바닥과 2.1m 거울, 나무 거치대, 툇마루로 활짝 열리는 문.')),
];
