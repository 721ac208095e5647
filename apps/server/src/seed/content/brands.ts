import { text, type Text } from './text.ts';

export type BrandKey =
  | 'moc-suong'
  | 'trang-may'
  | 'dat-son'
  | 'lua-ha'
  | 'anh-khuya'
  | 'dong-van'
  | 'sai-tay'
  | 'nha-lang'
  | 'da-chieu'
  | 'xuong-so-chin'
  | 'bep-nha-minh'
  | 'them-xanh'
  | 's-living';

export type BrandContent = {
  key: BrandKey;
  name: string;
  /** Where the workshop stands; also "produced by" of its pieces. */
  place: Text;
  line: Text;
  story: Text;
  /** One sentence on how this workshop works: the craft line of each product text. */
  craft: Text;
  founded: number;
};

/** Thirteen fictional makers. Regions are real, companies are not. */
export const brands: readonly BrandContent[] = [
  {
    key: 'moc-suong',
    name: 'Mộc Sương',
    founded: 1998,
    place: text('Bắc Ninh', 'Bắc Ninh', '박닌'),
    line: text(
      'Gỗ nguyên tấm, mộng kín, dùng qua nhiều đời.',
      'Solid timber, hidden joints, made to be handed down.',
      '통원목과 숨은 짜임으로 대를 이어 씁니다.',
    ),
    story: text(
      'Mộc Sương bắt đầu từ một xưởng ba người chuyên sửa sập gụ, tủ chè. Tháo đồ cũ ra để sửa, thợ học được cách người xưa ghép mộng sao cho gỗ được co giãn theo mùa nồm. Xưởng giữ cách ghép ấy và bỏ phần chạm trổ, để lại những món gỗ sồi, óc chó dáng thẳng, nhẹ mắt, hợp với căn hộ bây giờ.',
      'Mộc Sương began as a three-person shop that repaired old daybeds and tea cabinets. Taking them apart taught its joiners how earlier makers let timber swell and shrink through the damp season. The workshop kept those joints, left out the carving, and now builds straight, light-looking pieces in oak and walnut for the flats of today.',
      '목스엉은 오래된 평상과 찻장을 고치던 세 사람의 공방에서 시작했습니다. 가구를 분해하면서, 습한 계절에도 나무가 숨 쉬도록 짜 맞추던 옛 방식을 익혔습니다. 그 짜임은 지키고 조각 장식은 덜어 내어, 요즘 아파트에 어울리는 단정한 오크와 월넛 가구를 만듭니다.',
    ),
    craft: text(
      'Khung ghép mộng kín tại xưởng Mộc Sương ở Bắc Ninh, không lộ đầu vít ở mặt nhìn thấy.',
      'Mộc Sương joins the frame with hidden mortise and tenon in Bắc Ninh; no screw head shows on any visible face.',
      '박닌의 목스엉 공방에서 숨은 장부 짜임으로 조립하여, 보이는 면에는 나사 머리가 없습니다.',
    ),
  },
  {
    key: 'trang-may',
    name: 'Tràng Mây',
    founded: 2004,
    place: text('Chương Mỹ, Hà Nội', 'Chương Mỹ, Hà Nội', '하노이 쯔엉미'),
    line: text(
      'Mây, tre, cói đan tay từ làng nghề phía tây Hà Nội.',
      'Rattan, bamboo and sedge, woven by hand west of Hà Nội.',
      '하노이 서쪽 마을에서 손으로 엮는 라탄과 대나무, 골풀.',
    ),
    story: text(
      'Ở Tràng Mây, sợi mây được chẻ, phơi và hun khói rơm trước khi đan, nên giữ được màu mật và không mọt. Khoảng sáu mươi nhà trong làng nhận khung về đan tại sân nhà mình, trả công theo món chứ không theo giờ. Mỗi món có mã thợ ở mặt dưới, để mười năm sau vẫn biết mang về cho ai sửa.',
      'At Tràng Mây the rattan is split, sun-dried and smoked over straw before weaving, which keeps its honey colour and keeps beetles out. Some sixty households take frames home and weave in their own courtyards, paid by the piece. Each item carries the weaver’s code underneath, so that ten years on you still know who can mend it.',
      '짱머이는 라탄을 쪼개 볕에 말리고 볏짚 연기를 쐰 다음 엮습니다. 그래서 꿀빛이 오래가고 벌레가 들지 않습니다. 마을의 예순여 가구가 프레임을 받아 자기 집 마당에서 엮고, 작업한 만큼 품삯을 받습니다. 바닥에 장인 번호가 있어 십 년 뒤에도 누구에게 수선을 맡길지 알 수 있습니다.',
    ),
    craft: text(
      'Phần đan do thợ Tràng Mây làm tay, mỗi món mất từ một đến bốn ngày tùy kiểu mắt.',
      'Tràng Mây weaves by hand; a piece takes one to four days, depending on the pattern.',
      '엮음 작업은 모두 손으로 하며, 무늬에 따라 한 점에 하루에서 나흘이 걸립니다.',
    ),
  },
  {
    key: 'dat-son',
    name: 'Đất Son',
    founded: 2011,
    place: text('Vĩnh Long', 'Vĩnh Long', '빈롱'),
    line: text(
      'Gốm mộc từ đất đỏ ven sông Cổ Chiên.',
      'Unglazed ceramics from the red clay of the Cổ Chiên river.',
      '꼬찌엔강 붉은 흙으로 빚은 무유 도자기.',
    ),
    story: text(
      'Những lò gạch tròn ven sông Cổ Chiên từng nung gạch cho cả miền Tây. Khi nghề gạch lui dần, Đất Son thuê lại hai lò và nung bình, chậu, chân đèn bằng trấu. Lửa trấu không đều nên món nào cũng có vệt ửng riêng; xưởng xem đó là chữ ký chứ không phải lỗi.',
      'The round kilns along the Cổ Chiên once fired bricks for the whole Mekong Delta. As the brick trade shrank, Đất Son took over two of them and now fires vases, planters and lamp bases with rice husk. A husk fire is never even, so each piece blushes differently; the workshop calls that a signature, not a flaw.',
      '꼬찌엔강을 따라 늘어선 둥근 가마는 한때 메콩 델타 전역의 벽돌을 구웠습니다. 벽돌 산업이 줄어들자 닷선은 가마 두 기를 빌려 왕겨 불로 화병과 화분, 램프 받침을 굽습니다. 왕겨 불은 고르지 않아 작품마다 불자국이 다른데, 저희는 이를 흠이 아니라 서명이라 부릅니다.',
    ),
    craft: text(
      'Gốm nung bằng trấu ở khoảng 1.050 °C tại Vĩnh Long, nên vệt lửa trên mỗi món một khác.',
      'Fired with rice husk at about 1,050 °C in Vĩnh Long, so the flame marks differ from piece to piece.',
      '빈롱에서 왕겨로 약 1,050°C에 구워, 불자국이 작품마다 다릅니다.',
    ),
  },
  {
    key: 'lua-ha',
    name: 'Lụa Hạ',
    founded: 2009,
    place: text('Duy Xuyên, Quảng Nam cũ', 'Duy Xuyên, central Vietnam', '중부 즈이쑤옌'),
    line: text(
      'Vải linen, cotton và tơ dệt khung gỗ.',
      'Linen, cotton and silk from wooden looms.',
      '나무 베틀로 짠 리넨과 면, 실크.',
    ),
    story: text(
      'Lụa Hạ dệt trên hai mươi tư khung gỗ ven sông Thu Bồn, nơi đất bãi từng trồng dâu. Vải được nhuộm bằng củ nâu, lá bàng và vỏ măng cụt, giặt thử mười lần trước khi cắt. Rèm, thảm và vỏ gối của xưởng vì thế bạc màu chậm và bạc đều, càng dùng càng mềm.',
      'Lụa Hạ runs twenty-four wooden looms by the Thu Bồn river, on flats once planted with mulberry. Cloth is dyed with yam root, almond leaf and mangosteen rind, and washed ten times before it is cut. The curtains, rugs and cushions fade slowly and evenly, and soften with use.',
      '르어하는 한때 뽕밭이던 투본강 기슭에서 나무 베틀 스물네 대로 천을 짭니다. 마, 아몬드 잎, 망고스틴 껍질로 물들이고 재단하기 전에 열 번 빨아 봅니다. 그래서 커튼과 러그, 쿠션은 색이 천천히 고르게 바래고 쓸수록 부드러워집니다.',
    ),
    craft: text(
      'Vải do Lụa Hạ dệt và nhuộm bên sông Thu Bồn, đã giặt co trước khi may.',
      'Woven and dyed by Lụa Hạ beside the Thu Bồn, and pre-shrunk before sewing.',
      '투본강 기슭의 르어하에서 짜고 염색한 천으로, 봉제 전에 미리 수축시켰습니다.',
    ),
  },
  {
    key: 'anh-khuya',
    name: 'Ánh Khuya',
    founded: 2015,
    place: text('Thành phố Hồ Chí Minh', 'Ho Chi Minh City', '호찌민시'),
    line: text(
      'Đèn cho buổi tối ở nhà.',
      'Lamps for evenings at home.',
      '집에서 보내는 저녁을 위한 조명.',
    ),
    story: text(
      'Ánh Khuya do hai kỹ sư điện và một người làm sân khấu lập ra. Họ thử từng mẫu đèn trong một căn phòng kín suốt một tuần: đọc sách, ăn cơm, ru con, rồi mới quyết định góc chụp và độ ấm. Đèn nào cũng thay được bóng, dây và đui bằng tua vít thường.',
      'Ánh Khuya was started by two electrical engineers and a stage designer. Every lamp spends a week in a closed test room where they read, eat and put a child to sleep by it before fixing the shade angle and the warmth. Bulb, cord and socket can all be replaced with an ordinary screwdriver.',
      '아인쿠야는 전기 엔지니어 두 명과 무대 디자이너 한 명이 세웠습니다. 모든 조명은 일주일 동안 시험 방에서 책을 읽고, 밥을 먹고, 아이를 재워 본 뒤에야 갓의 각도와 색온도를 정합니다. 전구와 전선, 소켓은 일반 드라이버로 교체할 수 있습니다.',
    ),
    craft: text(
      'Ánh Khuya lắp và thử điện từng chiếc; bóng, dây, đui đều thay được bằng tua vít thường.',
      'Ánh Khuya assembles and tests every lamp; bulb, cord and socket come apart with an ordinary screwdriver.',
      '아인쿠야에서 한 점씩 조립하고 전기 시험을 거치며, 전구·전선·소켓은 일반 드라이버로 교체할 수 있습니다.',
    ),
  },
  {
    key: 'dong-van',
    name: 'Đồng Vân',
    founded: 1992,
    place: text('Ý Yên, Nam Định cũ', 'Ý Yên, northern Vietnam', '북부 이옌'),
    line: text(
      'Đồng đúc, đồng tiện, để mộc cho lên nước.',
      'Cast and turned brass, left bare to age.',
      '주물과 선반으로 다듬은 황동, 세월의 빛을 입습니다.',
    ),
    story: text(
      'Nghề đúc đồng quanh Ý Yên đã có hàng trăm năm, phần lớn là đồ thờ. Đồng Vân đem lò đúc ấy làm tay nắm, khung gương, chân bàn và vòi nước. Bề mặt không sơn bóng: đồng sẽ sẫm lại ở chỗ ít chạm và sáng lên ở chỗ tay hay cầm.',
      'Brass has been cast around Ý Yên for centuries, mostly for altars. Đồng Vân put the same furnaces to work on handles, mirror frames, table legs and taps. The surface is left without lacquer: it darkens where it is left alone and brightens where hands touch it.',
      '이옌 일대의 황동 주조는 수백 년 동안 주로 제기를 만들어 왔습니다. 동번은 그 가마로 손잡이와 거울 틀, 테이블 다리, 수전을 만듭니다. 래커를 칠하지 않아 손이 닿지 않는 곳은 짙어지고, 자주 잡는 곳은 밝아집니다.',
    ),
    craft: text(
      'Phần đồng do Đồng Vân đúc khuôn cát rồi tiện tay, không phủ bóng để màu lên tự nhiên.',
      'Đồng Vân sand-casts and hand-turns the brass and leaves it unlacquered, so the colour deepens by itself.',
      '황동은 동번에서 모래 거푸집으로 주조하고 손으로 다듬었으며, 코팅하지 않아 색이 자연스럽게 깊어집니다.',
    ),
  },
  {
    key: 'sai-tay',
    name: 'Sải Tay',
    founded: 2013,
    place: text('Tân Uyên, Bình Dương cũ', 'Tân Uyên, southern Vietnam', '남부 떤우옌'),
    line: text(
      'Sofa đo theo người ngồi.',
      'Sofas measured by the people who sit on them.',
      '앉는 사람에게 맞춘 소파.',
    ),
    story: text(
      'Tên xưởng đến từ cách đo cũ: một sải tay, hai gang, ba đốt. Trước khi vẽ một mẫu sofa, Sải Tay mời người cao thấp khác nhau đến ngồi xem phim hết hai tiếng. Lõi nệm nhiều lớp, vỏ bọc tháo được bằng dây kéo, khung gỗ sấy bảo hành mười năm.',
      'The name comes from the old way of measuring: one arm span, two hand spans, three finger joints. Before drawing a sofa, Sải Tay invites people of very different heights to sit through a two-hour film. Cushions are layered, covers unzip, and the kiln-dried frames carry a ten-year warranty.',
      '사이떠이는 ‘한 팔 길이’라는 옛 길이 단위에서 따온 이름입니다. 소파를 설계하기 전에 키가 다른 사람들을 초대해 두 시간짜리 영화를 끝까지 보게 합니다. 쿠션은 여러 겹이고 커버는 지퍼로 벗겨지며, 건조 목재 프레임은 10년을 보증합니다.',
    ),
    craft: text(
      'Sải Tay dựng khung bằng gỗ sấy còn 12% ẩm, căng đai bản rộng và bảo hành khung mười năm.',
      'Sải Tay builds on timber kiln-dried to 12% moisture, with wide webbing and a ten-year frame warranty.',
      '함수율 12%로 건조한 목재 프레임에 넓은 웨빙을 대고, 프레임은 10년간 보증합니다.',
    ),
  },
  {
    key: 'nha-lang',
    name: 'Nhà Lặng',
    founded: 2017,
    place: text('Hòa Vang, Đà Nẵng', 'Hòa Vang, Đà Nẵng', '다낭 호아방'),
    line: text(
      'Giường và đồ phòng ngủ cho giấc ngủ sâu.',
      'Beds and bedroom pieces for deep sleep.',
      '깊은 잠을 위한 침대와 침실 가구.',
    ),
    story: text(
      'Nhà Lặng chỉ làm đồ phòng ngủ. Xưởng đo tiếng kêu của khung giường bằng micro sau năm mươi nghìn lần nén; chỗ nào kêu thì vẽ lại khớp. Nan giường bằng gỗ tràm uốn, đầu giường bọc vải tháo giặt được, keo dán không mùi để ngủ ngay đêm đầu.',
      'Nhà Lặng makes bedroom furniture and nothing else. A microphone listens to each bed frame through fifty thousand compressions; any joint that creaks is redrawn. Slats are bent acacia, headboard covers come off for washing, and the glue is odourless so you can sleep in the bed the first night.',
      '냐랑은 침실 가구만 만듭니다. 침대 프레임을 오만 번 누르면서 마이크로 소리를 재고, 삐걱대는 이음매는 다시 설계합니다. 갈빗살은 휘어 만든 아카시아 목재이고, 헤드보드 커버는 벗겨 세탁할 수 있으며, 냄새 없는 접착제를 써 첫날 밤부터 편히 주무실 수 있습니다.',
    ),
    craft: text(
      'Khớp nối của Nhà Lặng có đệm nỉ và đã thử nén năm mươi nghìn lần, nằm trở mình không kêu.',
      'Nhà Lặng lines its joints with felt and tests them through fifty thousand compressions, so turning over stays silent.',
      '이음매에 펠트를 대고 오만 번의 하중 시험을 거쳐, 뒤척여도 소리가 나지 않습니다.',
    ),
  },
  {
    key: 'da-chieu',
    name: 'Đá Chiều',
    founded: 2007,
    place: text('Ngũ Hành Sơn, Đà Nẵng', 'Ngũ Hành Sơn, Đà Nẵng', '다낭 응우하인선'),
    line: text(
      'Đá mài, cẩm thạch và bê tông mỏng.',
      'Terrazzo, marble and thin concrete.',
      '테라초와 대리석, 얇은 콘크리트.',
    ),
    story: text(
      'Đá Chiều gom đá vụn từ các xưởng tạc tượng dưới chân núi, nghiền và đổ lại thành đá mài. Mặt bàn của xưởng dày 22 mm nhưng có lưới sợi bên trong nên nhẹ bằng nửa đá khối. Góc cạnh vê tròn 3 mm, vì nhà nào cũng có lúc trẻ con chạy ngang.',
      'Đá Chiều collects offcuts from the statue carvers at the foot of the mountains, crushes them and casts them again as terrazzo. Its tops are 22 mm thick with a fibre mesh inside, half the weight of a solid slab. Edges are rounded to 3 mm, because sooner or later a child runs past.',
      '다찌에우는 산기슭 조각 공방에서 나온 자투리 돌을 모아 부수고 다시 굳혀 테라초를 만듭니다. 상판은 두께 22mm에 섬유망을 넣어 통돌의 절반 무게입니다. 아이가 뛰어다니는 집을 생각해 모서리는 반지름 3mm로 둥글렸습니다.',
    ),
    craft: text(
      'Mặt đá đổ dày 22 mm có lưới sợi, mài ướt bảy lượt và vê cạnh 3 mm tại xưởng Đá Chiều.',
      'Đá Chiều casts the top 22 mm thick over fibre mesh, wet-polishes it seven times and eases the edge to 3 mm.',
      '섬유망을 넣어 두께 22mm로 굳힌 뒤 일곱 번 물연마하고, 모서리를 반지름 3mm로 다듬었습니다.',
    ),
  },
  {
    key: 'xuong-so-chin',
    name: 'Xưởng Số Chín',
    founded: 2016,
    place: text('Biên Hòa, Đồng Nai', 'Biên Hòa, Đồng Nai', '동나이 비엔호아'),
    line: text(
      'Thép sơn tĩnh điện và gỗ cũ, dáng công nghiệp.',
      'Powder-coated steel and reclaimed wood, industrial lines.',
      '분체 도장 강철과 고재로 만드는 인더스트리얼 가구.',
    ),
    story: text(
      'Xưởng Số Chín nằm ở dãy nhà thứ chín của một khu cơ khí cũ. Thép ống được hàn liền, mài phẳng mối rồi sơn tĩnh điện mờ; gỗ là dầm và ván sàn gỡ từ nhà cũ, đã rút đinh và sấy lại. Đồ của xưởng tháo phẳng được, lên vừa thang máy chung cư.',
      'Xưởng Số Chín works in the ninth bay of an old machine yard. Steel tube is welded, ground flush and powder-coated matt; the wood is beams and floorboards from old houses, de-nailed and dried again. Everything packs flat and fits the lift of an apartment block.',
      '쓰엉쏘찐은 오래된 기계 공단의 아홉 번째 동에 있습니다. 강관은 용접해 이음매를 갈아 낸 뒤 무광 분체 도장을 하고, 나무는 헌 집의 들보와 마루에서 못을 뽑아 다시 말려 씁니다. 모두 납작하게 분해되어 아파트 엘리베이터에 들어갑니다.',
    ),
    craft: text(
      'Xưởng Số Chín hàn kín, mài phẳng mối và sơn tĩnh điện mờ; món nào cũng tháo phẳng để lên thang máy.',
      'Xưởng Số Chín welds, grinds flush and powder-coats matt; every piece packs flat for the lift.',
      '용접 부위를 매끈하게 갈고 무광 분체 도장을 했으며, 분해하면 엘리베이터로 옮길 수 있습니다.',
    ),
  },
  {
    key: 'bep-nha-minh',
    name: 'Bếp Nhà Mình',
    founded: 2012,
    place: text('Bến Lức, Long An cũ', 'Bến Lức, southern Vietnam', '남부 벤륵'),
    line: text(
      'Bếp mô-đun và đồ ăn uống cho bữa cơm Việt.',
      'Modular kitchens and dining for Vietnamese meals.',
      '베트남 밥상을 위한 모듈 주방과 식탁.',
    ),
    story: text(
      'Bữa cơm Việt nấu nhiều món cùng lúc và có nước mắm, có khói. Bếp Nhà Mình vẽ tủ bếp từ chuyện đó: thùng tủ chống ẩm, ngăn gia vị sát bếp, mặt dễ lau dầu. Mô-đun rộng 40, 60, 80 cm ghép được vào bất cứ căn bếp nào mà không phải đóng mới.',
      'A Vietnamese meal means several dishes at once, fish sauce and smoke. Bếp Nhà Mình draws its kitchens from there: moisture-proof carcasses, a spice drawer next to the hob, fronts that wipe clean of oil. Modules of 40, 60 and 80 cm fit almost any kitchen without custom joinery.',
      '베트남 밥상은 여러 요리를 한꺼번에 하고 느억맘과 연기가 따라옵니다. 벱냐민은 거기서부터 주방을 설계합니다. 습기에 강한 몸통, 화구 옆 양념 서랍, 기름때가 잘 닦이는 문짝을 갖추었고, 40·60·80cm 모듈이라 맞춤 제작 없이 어느 주방에나 맞습니다.',
    ),
    craft: text(
      'Thùng tủ Bếp Nhà Mình dùng ván chống ẩm dán cạnh PUR, bản lề giảm chấn và chân chỉnh cao thấp.',
      'Bếp Nhà Mình uses moisture-proof board with PUR-sealed edges, soft-close hinges and levelling feet.',
      '방습 보드에 PUR 에지 마감, 댐핑 경첩과 높이 조절 다리를 사용했습니다.',
    ),
  },
  {
    key: 'them-xanh',
    name: 'Thềm Xanh',
    founded: 2018,
    place: text('Đơn Dương, Lâm Đồng', 'Đơn Dương, Lâm Đồng', '럼동 던즈엉'),
    line: text(
      'Cây, chậu và đồ gỗ ngoài hiên.',
      'Plants, pots and veranda furniture.',
      '식물과 화분, 툇마루 가구.',
    ),
    story: text(
      'Thềm Xanh ươm cây trong nhà ở Đơn Dương rồi chuyển xuống phố khi cây đã quen bóng râm, nên về nhà mới ít rụng lá. Đồ gỗ ngoài hiên làm từ tràm và tếch trồng, dầu hai lớp, thoát nước ở mọi mặt ngang. Mỗi cây kèm một thẻ chăm bằng ba thứ tiếng.',
      'Thềm Xanh raises house plants in Đơn Dương and acclimatises them to shade before they travel to the city, so they drop few leaves in their new home. The veranda furniture is plantation acacia and teak, oiled twice, with drainage on every flat surface. Each plant comes with a care card in three languages.',
      '템싸인은 던즈엉에서 실내 식물을 키워 그늘에 적응시킨 뒤 도시로 보냅니다. 그래서 새집에서도 잎을 덜 떨굽니다. 야외 가구는 조림 아카시아와 티크로 만들어 오일을 두 번 먹이고, 수평면마다 물이 빠지도록 했습니다. 식물마다 세 언어로 된 관리 카드를 함께 드립니다.',
    ),
    craft: text(
      'Thềm Xanh dùng gỗ rừng trồng có hồ sơ nguồn gốc và lau dầu hai lớp trước khi giao.',
      'Thềm Xanh works only with documented plantation timber and oils it twice before delivery.',
      '템싸인은 이력이 확인된 조림목만 쓰고, 출고 전에 오일을 두 번 먹입니다.',
    ),
  },
  {
    key: 's-living',
    name: 'S-Living',
    founded: 2016,
    place: text('Hòa Lạc, Hà Nội', 'Hòa Lạc, Hà Nội', '하노이 호아락'),
    line: text(
      'Thiết bị vừa chỗ trong căn hộ, nói thật về điện và tiếng ồn.',
      'Appliances that fit a flat, honest about power and noise.',
      '아파트에 맞는 가전, 전력과 소음은 있는 그대로.',
    ),
    story: text(
      'S-Living bắt đầu từ một đội lắp đặt hay phải gọi lại cho khách: tủ lạnh không lọt hốc, máy giặt thò ra khỏi cửa. Đội ấy đo hơn bốn trăm căn hộ rồi mới vẽ sản phẩm đầu tiên. Mỗi thiết bị có một bản vẽ chỗ đặt, gồm cả khe thoáng, ổ điện và đường nước, và được thử tiếng ồn trong một phòng ngủ thật chứ không chỉ trong buồng cách âm.',
      'S-Living began as a team of installers who kept having to ring customers back: the refrigerator missed its niche, the washer stood out of its door. They measured more than four hundred flats before drawing a product. Each appliance has a drawing of the place it needs, air gaps, socket and pipes included, and its noise is tested in a real bedroom and not only in a chamber.',
      'S-Living은 고객에게 다시 전화를 걸던 설치팀에서 시작했습니다. 냉장고가 장에 들어가지 않거나 세탁기가 문밖으로 튀어나왔기 때문입니다. 사백 세대가 넘는 아파트를 재고 나서야 첫 제품을 설계했습니다. 제품마다 통풍 간격과 콘센트, 배관까지 표시한 설치 도면이 있고, 소음은 무향실뿐 아니라 실제 침실에서도 잽니다.',
    ),
    craft: text(
      'S-Living gửi kèm bản vẽ chỗ đặt; thợ đo lại hốc, ổ điện và đường nước trước ngày giao, không vừa thì đổi mẫu không mất phí.',
      'S-Living sends a drawing of the place it needs; a fitter measures niche, socket and pipes before delivery day, and changes the model free of charge if it does not fit.',
      'S-Living은 설치 도면을 함께 보내며, 배송 전에 기사가 자리와 콘센트, 배관을 다시 재고 맞지 않으면 무료로 모델을 바꿔 드립니다.',
    ),
  },
];
