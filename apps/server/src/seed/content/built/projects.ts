import { text } from '../text.ts';
import type { Told } from './told.ts';

/** Homes built after designs, by the picture that their design was drawn for. */
export const builtAfterDesigns: readonly (Told & { cover: string })[] = [
  {
    cover: 'living-japandi-01',
    company: 'nha-nho-studio',
    name: text('Nhà chị Hà, tầng 12', 'Hà’s flat on the 12th floor', '하 씨네 12층 집'),
    summary: text(
      'Nhận nhà thô tháng Tám, kịp đón cái Tết đầu tiên trong nhà mới.',
      'A bare shell in August, and the first Tết in a home of their own.',
      '8월에 골조 상태로 받아 새집에서 첫 설을 맞았습니다.',
    ),
    story: text(
      'Vợ chồng chị Hà xem bốn bản thiết kế rồi chọn bản ít đồ nhất. Điều họ sợ là tiếng ồn: dưới nhà có em bé. Đội thợ làm nền và nan gỗ ở xưởng, chở lên lắp, nên cả đợt chỉ khoan có ba ngày.\n\nPhát sinh duy nhất là chống thấm lại chân cửa ban công, hai triệu tám, có biên bản trước khi làm.',
      'Hà and her husband looked at four designs and took the one with the fewest things in it. What they feared was noise, with a baby living below. Floor and slats were prepared in the workshop and fitted upstairs, so there were three days of drilling in all.\n\nThe only extra was sealing the balcony threshold anew, 2.8 million, signed before it was done.',
      '하 씨 부부는 네 가지 디자인을 보고 물건이 가장 적은 안을 골랐습니다. 아래층에 아기가 있어 소음이 걱정이었는데, 바닥과 루버를 공장에서 만들어 와 설치만 한 덕분에 드릴 작업은 사흘로 끝났습니다.\n\n추가 비용은 발코니 문턱 방수 280만 동뿐이었고, 시공 전에 서면으로 합의했습니다.',
    ),
    location: text('Chung cư Bến Mới', 'Bến Mới flats', '벤머이 아파트'),
    weeks: [3, 1, 4, 6, 3],
    finishedOn: '2026-01-24',
    words: {
      'living-room': text(
        'Bức tường trống là chỗ cả nhà thích nhất: nắng đi qua đó từ sáng đến trưa.',
        'The empty wall is what we like best: the sun walks across it from morning till noon.',
        '비워 둔 벽이 제일 좋아요. 아침부터 한낮까지 햇살이 그 위를 지나갑니다.',
      ),
      kitchen: text(
        'Cửa sổ dài trên bàn bếp, rửa bát mà nhìn thấy mưa.',
        'A long window over the counter: I see the rain while I wash up.',
        '조리대 위 긴 창으로 비를 보며 설거지를 해요.',
      ),
    },
  },
  {
    cover: 'living-scandinavian-01',
    company: 'xay-dung-hien-an',
    name: text('Căn 68 m² của ba mẹ con', 'A mother, two children, 68 m²', '세 식구의 68m²'),
    summary: text(
      'Căn hộ cũ mười lăm năm, giữ cửa sổ, thay hết điện nước.',
      'A flat of fifteen years: the windows stay, wiring and pipes are new.',
      '15년 된 아파트. 창은 살리고 전기와 배관은 모두 새로 했습니다.',
    ),
    story: text(
      'Chị Thu mua lại căn hộ của người quen. Tường bong, nền gạch ố, nhưng hai cửa sổ hướng nam thì quý. Chị ở nhờ nhà ngoại bảy tuần trong lúc làm.\n\nTiền để dành cho tủ áo được chuyển sang dây điện, vì mở tường ra mới biết dây cũ đã giòn. Tủ làm sau Tết.',
      'Thu bought the flat from somebody she knew. The paint was peeling and the tiles were stained, but two south windows are worth much. She stayed with her mother for the seven weeks of works.\n\nThe money meant for wardrobes went into wiring, because the old cables turned out to be brittle once the walls were open. The wardrobes came after Tết.',
      '투 씨는 지인의 아파트를 샀습니다. 페인트는 벗겨지고 타일은 얼룩졌지만 남향 창 두 개가 귀했습니다. 공사 7주 동안은 친정에서 지냈습니다.\n\n벽을 열어 보니 전선이 삭아 있어 옷장 예산을 전기 공사로 돌렸고, 옷장은 설이 지나 들였습니다.',
    ),
    location: text('Cư xá Cây Điệp', 'Cây Điệp estate', '꺼이디엡 주택단지'),
    weeks: [2, 1, 2, 3, 1],
    finishedOn: '2025-12-20',
    words: {
      'living-room': text(
        'Ngày trước bật đèn cả ban ngày. Giờ năm giờ chiều mới phải bật.',
        'We used to need a light all day. Now we switch it on at five.',
        '예전엔 낮에도 불을 켰는데, 이제는 오후 다섯 시가 되어야 켭니다.',
      ),
      bedroom: text(
        'Hai đứa tự chọn màu xanh này, cãi nhau mất một tuần.',
        'The children chose this green themselves, after a week of arguing.',
        '이 초록색은 아이들이 일주일을 다투고 직접 골랐어요.',
      ),
    },
  },
  {
    cover: 'living-modern-01',
    company: 'xay-dung-hien-an',
    name: text('Nhà nhìn ra sân bay', 'The flat over the airfield', '활주로가 보이는 집'),
    summary: text(
      'Ba phòng ngủ, vách kính bốn mét, kính hộp để ngủ được.',
      'Three bedrooms behind four metres of glass, double so that one can sleep.',
      '방 셋, 4미터 통창. 잠을 위해 복층유리를 썼습니다.',
    ),
    story: text(
      'Anh Quang bay ca đêm nên ngủ ban ngày. Bản thiết kế vẽ kính đơn; kiến trúc sư và đội thợ cùng anh đổi sang kính hộp, bớt tiền ở đá bếp.\n\nĐảo bếp lắp trước nền, bọc kín ba tuần. Có một tấm đá nứt khi lên thang máy, nhà thầu đổi tấm khác, trễ bốn ngày.',
      'Quang flies at night and sleeps by day. The design had single panes; with the architect and the builders he changed to double ones and saved on the kitchen stone.\n\nThe island was set before the floor and stayed wrapped for three weeks. One slab cracked in the lift; the company replaced it, four days late.',
      '꽝 씨는 야간 비행을 하고 낮에 잡니다. 원래 단창이던 설계를 복층유리로 바꾸고 주방 석재에서 비용을 줄였습니다.\n\n아일랜드는 바닥보다 먼저 설치해 3주간 감싸 두었습니다. 석판 하나가 승강기에서 금이 가 시공사가 교체했고 나흘 늦어졌습니다.',
    ),
    location: text('Khu Đường Băng', 'Runway quarter', '활주로 지구'),
    weeks: [3, 1, 5, 7, 3],
    finishedOn: '2026-05-30',
    words: {
      kitchen: text(
        'Đảo bếp là bàn ăn sáng, bàn học, và bàn giận nhau.',
        'The island is where we eat breakfast, do homework and make up.',
        '아일랜드는 아침 식탁이자 공부 책상이자 화해하는 자리예요.',
      ),
    },
  },
  {
    cover: 'living-industrial-01',
    company: 'be-tong-trang',
    name: text(
      'Gác của hai người làm phim',
      'Two film-makers’ loft',
      '영화 만드는 두 사람의 로프트',
    ),
    summary: text(
      'Tường gạch có sẵn, chỉ rửa và phủ; tiền dồn vào cách âm.',
      'The brick was there: washed and sealed. The money went into quiet.',
      '원래 있던 벽돌은 씻어 코팅만 하고, 예산은 방음에 썼습니다.',
    ),
    story: text(
      'Mặt bằng từng là kho giấy. Gạch phải rửa ba lần mới hết bụi vôi. Trần để trần, ống đi thẳng hàng vì ai cũng sẽ nhìn lên.\n\nHọ dựng phim buổi tối nên vách giữa hai căn được làm hai lớp. Đo thử trước khi trả tiền đợt cuối.',
      'The place was a paper store once. The brick needed three washings before it stopped dusting. Ceilings stay open, and the pipes run straight because everybody looks up.\n\nThey cut films in the evening, so the party wall became a double one, measured before the last payment.',
      '예전에는 종이 창고였습니다. 벽돌 먼지가 멎을 때까지 세 번을 씻었고, 천장은 노출로 두어 배관을 곧게 맞췄습니다.\n\n저녁마다 편집을 하므로 옆집과의 벽을 이중으로 세우고, 잔금 전에 소음을 측정했습니다.',
    ),
    location: text('Kho Giấy cũ', 'The old paper store', '옛 종이 창고'),
    weeks: [4, 2, 5, 7, 3],
    finishedOn: '2025-10-11',
    words: {
      'living-room': text(
        'Sàn đánh bóng sau cùng, khi không còn ai đi giày bảo hộ trong nhà nữa.',
        'The floor was polished last, when nobody wore site boots any more.',
        '바닥 연마는 안전화를 신은 사람이 모두 나간 뒤 마지막에 했어요.',
      ),
    },
  },
  {
    cover: 'living-scandinavian-02',
    company: 'nha-nho-studio',
    name: text('Studio của cô giáo Nhi', 'Nhi’s studio', '니 선생님의 스튜디오'),
    summary: text(
      'Ba mươi tư mét vuông, phòng tắm làm lại từ đầu.',
      'Thirty-four square metres, with a bathroom begun anew.',
      '34제곱미터, 욕실은 처음부터 다시.',
    ),
    story: text(
      'Phòng tắm ố mốc là lý do căn này rẻ. Đội thợ đục đến bê tông, chống thấm ba lớp, ngâm nước bốn ngày rồi mới ốp.\n\nPhần còn lại chỉ sơn và đóng kệ. Cô Nhi tự sơn kệ hai cuối tuần.',
      'A mouldy bathroom is why the flat was cheap. The builders went down to the concrete, sealed it in three coats and flooded it for four days before a single tile went up.\n\nThe rest was paint and shelves; Nhi painted the shelves herself on two weekends.',
      '곰팡이 핀 욕실 때문에 값이 쌌던 집입니다. 콘크리트까지 걷어 내고 삼중 방수 후 나흘간 담수 시험을 한 뒤 타일을 붙였습니다.\n\n나머지는 페인트와 선반뿐. 선반은 니 씨가 두 번의 주말에 직접 칠했습니다.',
    ),
    location: text('Hẻm Hoa Sứ', 'Hoa Sứ lane', '호아스 골목'),
    weeks: [1, 1, 2, 3, 1],
    finishedOn: '2026-03-21',
    words: {
      bathroom: text(
        'Mùa nồm vừa rồi gương không đọng nước lần nào.',
        'Through the last damp season the mirror never once misted over.',
        '지난 습한 계절에도 거울에 물방울 한 번 맺히지 않았어요.',
      ),
    },
  },
  {
    cover: 'living-luxury-02',
    company: 'moc-gia-bac',
    name: text('Biệt thự bên hồ Ngọc', 'The villa by Ngọc lake', '응옥 호숫가 빌라'),
    summary: text(
      'Ba trăm mét vuông, đá chọn từng tấm, mười một tháng.',
      'Three hundred square metres, every slab chosen, eleven months.',
      '300제곱미터, 석판을 한 장씩 고른 열한 달.',
    ),
    story: text(
      'Gia đình ông Tuấn đi xưởng đá ba lần để chọn tấm nào nằm cạnh tấm nào. Vách kính bốn mét sáu phải cẩu qua mái nhà bên, xin phép trước hai tuần.\n\nBáo giá và quyết toán lệch một phần trăm rưỡi, vì thêm lưới chống côn trùng ở tầng hai.',
      'The Tuấns went to the stone yard three times to choose which slab lies beside which. The glass of 4.6 metres was craned over the neighbours’ roof, with their leave asked two weeks before.\n\nThe final bill was one and a half per cent above the quotation, for insect screens upstairs.',
      '뚜언 씨 가족은 석재 공장을 세 번 찾아 어느 판이 나란히 놓일지 골랐습니다. 4.6미터 유리는 2주 전 양해를 구하고 이웃집 지붕 너머로 크레인으로 들였습니다.\n\n정산은 견적보다 1.5% 많았는데, 2층 방충망을 더한 값입니다.',
    ),
    location: text('Ven hồ Ngọc', 'By Ngọc lake', '응옥 호숫가'),
    weeks: [8, 4, 10, 18, 8],
    finishedOn: '2026-04-18',
    words: {
      'living-room': text(
        'Mưa xong mở vách ra, phòng khách thành cái hiên.',
        'After the rain we slide the glass aside and the room becomes a veranda.',
        '비가 그치면 유리를 열어요. 거실이 그대로 툇마루가 됩니다.',
      ),
    },
  },
  {
    cover: 'living-rural-01',
    company: 'vuon-san-thuong',
    name: text('Nhà vườn của ông bà Lâm', 'The Lâms’ garden house', '럼 씨 부부의 정원집'),
    summary: text(
      'Mái ngói giữ lại, hiên sau làm mới, cây cũ không chặt cây nào.',
      'The tiled roof stays, the back veranda is new, and no tree was felled.',
      '기와지붕은 살리고 뒤 툇마루를 새로 지었습니다. 나무는 한 그루도 베지 않았습니다.',
    ),
    story: text(
      'Các con muốn xây lại, ông bà muốn giữ. Đội thợ chụp từng viên ngói trước khi hạ mái, thay ba cây đòn tay mục rồi lợp trả.\n\nHiên sau từng là chỗ để củi. Giờ chiều nào ông cũng ngồi đó.',
      'The children wanted a new house, the parents wanted theirs. The builders photographed the tiles before taking the roof down, replaced three rotten purlins and put every tile back.\n\nThe back veranda used to hold firewood. Now the old man sits there every evening.',
      '자녀들은 새로 짓자고 했고 부모님은 지키자고 했습니다. 기와를 한 장씩 찍어 두고 내려 썩은 도리 셋을 간 뒤 그대로 다시 올렸습니다.\n\n장작을 쌓던 뒤 툇마루에 이제는 매일 저녁 할아버지가 앉습니다.',
    ),
    location: text('Xóm Thông', 'Thông hamlet', '통 마을'),
    weeks: [4, 3, 5, 8, 3],
    finishedOn: '2025-08-30',
    words: {
      other: text(
        'Lan can gỉ thay bằng gỗ tếch của chính cái cửa kho cũ.',
        'The rusty railing gave way to teak from the old barn door.',
        '녹슨 난간 대신 옛 곳간 문짝의 티크를 썼습니다.',
      ),
    },
  },
  {
    cover: 'bedroom-scandinavian-01',
    company: 'xay-dung-hien-an',
    name: text('Phòng của Mai, mười tuổi', 'Mai’s room at ten', '열 살 마이의 방'),
    summary: text(
      'Một phòng, bốn tuần thi công, cả nhà vẫn ở lại.',
      'One room, four weeks of works, with the family living next door to it.',
      '방 하나, 공사 4주. 가족은 집에 그대로 살았습니다.',
    ),
    story: text(
      'Tường bong vì ống nước nhà trên rò. Sửa ống trước, chờ tường khô hai tuần có máy đo, rồi mới trét. Thợ đi lối ban công nên phòng khách không một vết giày.',
      'The paint had come off because the pipe upstairs leaked. First the pipe, then two weeks of drying by the meter, and only then plaster. The builders came in by the balcony; there was not one footprint in the living room.',
      '윗집 배관이 새서 벽이 벗겨졌던 방입니다. 배관부터 고치고 측정기로 2주간 말린 뒤 퍼티를 했습니다. 작업자는 발코니로 드나들어 거실에는 발자국 하나 없었습니다.',
    ),
    location: text('Chung cư Lúa Vàng', 'Lúa Vàng flats', '루어방 아파트'),
    weeks: [1, 0.5, 2, 1, 0.5],
    finishedOn: '2026-06-13',
    words: {
      bedroom: text(
        'Con bé đóng cửa phòng suốt, chắc là thích.',
        'She keeps the door shut all day; we take it that she likes it.',
        '하루 종일 문을 닫고 있는 걸 보니 마음에 드나 봐요.',
      ),
    },
  },
  {
    cover: 'kitchen-modern-01',
    company: 'bep-va-tam',
    name: text('Bếp cho sáu người ăn', 'A kitchen for six', '여섯 식구의 주방'),
    summary: text(
      'Bỏ vách ngăn, thêm đảo, hút mùi đi ống riêng ra mặt sau.',
      'The partition went, an island came, and the hood has a duct of its own.',
      '칸막이를 없애고 아일랜드를 들였으며, 후드는 전용 덕트로 뒷면까지 뺐습니다.',
    ),
    story: text(
      'Bếp cũ tối và chỉ đứng được một người. Vách ngăn không chịu lực, có bản vẽ xác nhận trước khi đập. Năm tuần không có bếp, nhà thầu cho mượn bếp từ di động.',
      'The old kitchen was dark and had room for one. The partition bore nothing, which a drawing confirmed before it was knocked down. For five weeks without a kitchen the company lent a portable hob.',
      '어둡고 한 사람만 설 수 있던 주방입니다. 칸막이가 비내력벽임을 도면으로 확인한 뒤 철거했습니다. 주방 없는 5주 동안 시공사가 이동식 인덕션을 빌려주었습니다.',
    ),
    location: text('Khu nhà Bờ Kè', 'Bờ Kè quarter', '버께 지구'),
    weeks: [2, 1, 1.5, 1.5, 1],
    finishedOn: '2025-11-08',
    words: {
      kitchen: text(
        'Giờ nấu ăn có người ngồi nói chuyện cùng.',
        'Now whoever cooks has somebody to talk to.',
        '이제는 요리할 때 마주 앉아 이야기할 사람이 있어요.',
      ),
    },
  },
  {
    cover: 'kitchen-japandi-01',
    company: 'can-ho-xanh',
    name: text(
      'Bếp tám mét vuông của anh Vinh',
      'Vinh’s eight square metres',
      '빈 씨의 8제곱미터 부엌',
    ),
    summary: text(
      'Cửa sổ dài thay cho tủ trên; đồ ít lại thì chỗ đủ.',
      'A long window instead of wall units; with fewer things there is room.',
      '상부장 대신 긴 창. 물건을 줄이니 자리가 넉넉합니다.',
    ),
    story: text(
      'Anh Vinh cho đi bốn thùng nồi trước khi gặp kiến trúc sư. Không tủ trên, chỉ một kệ. Đà cửa sổ mới được gia cố thép, ban quản lý duyệt bản vẽ trong chín ngày.',
      'Vinh gave away four boxes of pots before he saw the architect. No wall units, one shelf. The lintel of the new window is steel; the building’s board passed the drawing in nine days.',
      '빈 씨는 건축가를 만나기 전에 냄비 네 상자를 나눠 주었습니다. 상부장 없이 선반 하나. 새 창의 인방은 강재로 보강했고 관리단이 9일 만에 승인했습니다.',
    ),
    location: text('Nhà tập thể Ngói', 'Ngói apartments', '응오이 공동주택'),
    weeks: [2, 0.5, 1, 2, 1],
    finishedOn: '2026-07-04',
    words: {
      kitchen: text(
        'Sáng nào nắng cũng vào tới chân bàn.',
        'Every morning the sun comes as far as the table’s feet.',
        '아침마다 햇살이 식탁 다리까지 들어옵니다.',
      ),
    },
  },
  {
    cover: 'living-kitchen-scandinavian-01',
    company: 'can-ho-xanh',
    name: text('Khách liền bếp của nhà Bưởi', 'Open plan for the cat Bưởi', '고양이 브어이네 거실'),
    summary: text(
      'Bốn mươi hai mét vuông một khoảng, có lối riêng cho mèo.',
      'Forty-two square metres in one, with a way for the cat.',
      '42제곱미터를 한 공간으로. 고양이 길도 있습니다.',
    ),
    story: text(
      'Hai người, một con mèo, và ba bức tường thừa. Bỏ tường xong mới thấy cao độ nền lệch hai phân; láng phẳng lại mất bốn ngày ngoài kế hoạch, nhà thầu chịu một nửa.',
      'Two people, one cat, three walls too many. With the walls gone the floor turned out to lie two centimetres askew; levelling took four days more than planned, half of them at the company’s cost.',
      '두 사람과 고양이 한 마리, 그리고 벽 세 개가 남는 집. 벽을 트니 바닥이 2cm 기울어 있었고, 수평을 잡는 데 나흘이 더 들어 비용의 절반은 시공사가 부담했습니다.',
    ),
    location: text('Ngõ Lò Rèn', 'Lò Rèn alley', '로젠 골목'),
    weeks: [2, 1, 2, 3, 1.5],
    finishedOn: '2026-02-07',
    words: {
      'living-kitchen': text(
        'Nấu bếp vẫn thấy phim, và thấy con mèo đang làm gì.',
        'I can cook and still see the film, and what the cat is up to.',
        '요리하면서 영화도 보이고, 고양이가 뭘 하는지도 보여요.',
      ),
    },
  },
  {
    cover: 'master-room-neo-classic-01',
    company: 'moc-gia-bac',
    name: text(
      'Phòng cưới ở phố Hàng Giấy',
      'A wedding room in Paper Street',
      '항저이 거리의 신혼방',
    ),
    summary: text(
      'Tám tuần trước ngày cưới, phào làm tại xưởng.',
      'Eight weeks before the wedding, mouldings from the workshop.',
      '결혼식 8주 전, 몰딩은 공장 제작.',
    ),
    story: text(
      'Ngày cưới không dời được nên tiến độ viết ngược từ ngày rước dâu. Phào chỉ sơn tại xưởng, chỉ còn dặm mối nối. Bàn giao sớm năm ngày, đủ để phòng hết mùi sơn.',
      'A wedding does not move, so the schedule was written backwards from the day. Mouldings were painted in the workshop and only touched up at the joints. The room was handed over five days early, enough for the smell of paint to go.',
      '결혼식 날짜는 옮길 수 없어 그날부터 거꾸로 일정을 짰습니다. 몰딩은 공장에서 칠해 이음매만 손봤고, 페인트 냄새가 빠지도록 닷새 일찍 넘겨받았습니다.',
    ),
    location: text('Phố Hàng Giấy', 'Hàng Giấy street', '항저이 거리'),
    weeks: [1.5, 0.5, 1.5, 3, 1],
    finishedOn: '2025-11-29',
    words: {
      'master-room': text(
        'Mẹ chồng bảo giống khách sạn. Đó là lời khen.',
        'My mother-in-law says it looks like a hotel. That is praise.',
        '시어머니가 호텔 같다고 하셨어요. 칭찬입니다.',
      ),
    },
  },
  {
    cover: 'bedroom-rustic-01',
    company: 'ngoi-do-mien-trung',
    name: text('Gác mái nghe mưa', 'The attic that hears the rain', '빗소리 듣는 다락'),
    summary: text(
      'Gác để đồ thành phòng ngủ, giữ xà gỗ cũ.',
      'A store under the roof becomes a bedroom; the old beams stay.',
      '창고 다락이 침실로. 옛 들보는 그대로입니다.',
    ),
    story: text(
      'Dưới lớp giấy dán tường là xà gỗ lim còn nguyên. Chà nhám, không sơn. Giữa ngói và trần thông có mười phân cách nhiệt, trưa hè đo được hai mươi chín độ.',
      'Under the wallpaper were ironwood beams, sound as ever: sanded, not painted. Between tiles and pine ceiling lie ten centimetres of insulation; at a summer noon it measured 29 degrees.',
      '벽지 아래 온전한 철목 들보가 있었습니다. 칠하지 않고 갈아 내기만 했습니다. 기와와 소나무 천장 사이에 단열재 10cm를 넣어 여름 한낮에도 29도였습니다.',
    ),
    location: text('Đồi Thông', 'Thông hill', '통 언덕'),
    weeks: [2, 1, 2, 4, 1],
    finishedOn: '2025-09-27',
    words: {
      bedroom: text(
        'Mưa đêm nghe rõ mà không ướt. Vậy là đủ.',
        'One hears the night rain and stays dry. That is enough.',
        '밤비 소리는 들리고 젖지는 않아요. 그거면 됐지요.',
      ),
    },
  },
  {
    cover: 'bathroom-scandinavian-01',
    company: 'bep-va-tam',
    name: text('Phòng tắm sáu mét vuông', 'Six square metres of bathroom', '6제곱미터 욕실'),
    summary: text(
      'Bồn tắm vừa khít, chống thấm có biên bản ngâm nước.',
      'A tub that just fits, and waterproofing with its flood test signed.',
      '꼭 맞는 욕조와 담수 시험서가 있는 방수.',
    ),
    story: text(
      'Chị Loan muốn bồn tắm cho hai đứa nhỏ. Bồn dài một mét năm mươi lăm, phòng thừa mười một phân. Bồn vào trước, ốp sau, vì cửa chỉ rộng bảy mươi.\n\nHai tuần rưỡi, nhà vẫn còn một phòng tắm khác.',
      'Loan wanted a tub for two small children. It is 1.55 metres long and the room had eleven centimetres to spare. The tub went in before the tiles, because the door is only seventy wide.\n\nTwo and a half weeks, with another bathroom in the house.',
      '로안 씨는 두 아이를 위한 욕조를 원했습니다. 욕조는 1.55m, 여유는 11cm. 문 폭이 70cm라 욕조를 먼저 들이고 타일을 붙였습니다.\n\n다른 욕실이 있는 집에서 2주 반 걸렸습니다.',
    ),
    location: text('Chung cư Đường Phượng', 'Phượng road flats', '프엉길 아파트'),
    weeks: [1, 0.5, 0.5, 1, 0.5],
    finishedOn: '2026-08-15',
    words: {
      bathroom: text(
        'Tường trên màu trắng, dưới màu xanh, vì trẻ con vẽ đến đúng vạch đó.',
        'White above, green below: that is how high the children draw.',
        '위는 희고 아래는 초록. 아이들 낙서가 딱 거기까지거든요.',
      ),
    },
  },
];
