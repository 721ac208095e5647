import { text, type Text } from './text.ts';

export type MaterialContent = {
  /** For the "material" line of the facts. */
  name: Text;
  /** A paragraph of the description; several so that neighbours in a list do not read alike. */
  notes: readonly Text[];
  /** The handling precautions. */
  care: Text;
};

/** Keyed by the material of the models. */
export const materials: Readonly<Record<string, MaterialContent>> = {
  oak: {
    name: text(
      'Gỗ sồi trắng nguyên thanh, dầu cứng mờ',
      'Solid white oak, matt hard oil',
      '화이트 오크 원목, 무광 하드 오일',
    ),
    notes: [
      text(
        'Sồi trắng nhập dạng ván xẻ, sấy lại trong nước về 10–12% ẩm rồi mới cắt. Màu ban đầu vàng rơm, sau một năm ngả mật ong nhạt; chỗ có đồ che sẽ sáng hơn một chút rồi tự đều.',
        'White oak arrives as sawn board and is dried again here to 10–12% before cutting. It starts straw-coloured and turns pale honey within a year; covered spots stay lighter for a while, then even out.',
        '화이트 오크는 제재목으로 들여와 함수율 10~12%로 다시 말린 뒤 재단합니다. 처음의 볏짚색은 일 년쯤 지나 옅은 꿀빛이 되고, 물건에 가려졌던 자리도 차츰 고르게 변합니다.',
      ),
      text(
        'Chúng tôi chọn thanh có vân thẳng cho chi tiết mảnh và vân núi cho mặt lớn, nên mỗi món có nét riêng. Mắt gỗ lành nhỏ hơn 8 mm được giữ lại, không trám màu.',
        'Straight grain goes to slender parts and cathedral grain to wide faces, so each piece has its own character. Sound knots under 8 mm are kept, never filled with colour.',
        '가는 부재에는 곧은결을, 넓은 면에는 무늿결을 써서 저마다 표정이 다릅니다. 8mm 이하의 산 옹이는 색을 메우지 않고 그대로 둡니다.',
      ),
      text(
        'Dầu cứng thấm vào thớ chứ không tạo màng, sờ vẫn thấy gỗ. Vết xước nhẹ xử lý tại nhà bằng giấy nhám 320 và một giọt dầu, món nào cũng gửi kèm một chai nhỏ.',
        'The hard oil soaks in instead of forming a film, so you still feel the wood. Light scratches go with 320 grit and a drop of oil; a small bottle comes with every piece.',
        '하드 오일은 막을 만들지 않고 스며들어 나무의 촉감이 살아 있습니다. 잔흠은 320번 사포와 오일 한 방울이면 되고, 작은 오일 한 병을 함께 드립니다.',
      ),
    ],
    care: text(
      'Lau bằng khăn ẩm vắt kỹ rồi lau khô. Lót khi đặt đồ nóng trên 60 °C. Tránh nắng trực tiếp nhiều giờ và luồng gió máy lạnh. Sáu tháng lau dầu một lần.',
      'Wipe with a well-wrung cloth, then dry. Use a mat under anything above 60 °C. Keep out of hours of direct sun and the air-conditioner’s draught. Re-oil every six months.',
      '꼭 짠 천으로 닦고 마른 천으로 마무리하세요. 60°C가 넘는 물건에는 받침을 쓰고, 오랜 직사광선과 에어컨 바람을 피해 주세요. 6개월마다 오일을 발라 주세요.',
    ),
  },
  walnut: {
    name: text('Gỗ óc chó, dầu sáp tự nhiên', 'Walnut, natural oil-wax', '월넛, 천연 오일 왁스'),
    notes: [
      text(
        'Óc chó ngược với sồi: càng lâu càng sáng ra, từ nâu sô-cô-la sang nâu vàng ấm. Chúng tôi không nhuộm cho đều màu; dải dác sáng nếu có là của chính cây gỗ.',
        'Walnut does the reverse of oak: with time it lightens, from chocolate to a warm golden brown. We do not stain it even; a pale streak of sapwood belongs to the tree.',
        '월넛은 오크와 반대로 시간이 지날수록 초콜릿색에서 따뜻한 황갈색으로 밝아집니다. 색을 맞추려 염색하지 않으며, 밝은 변재 무늬는 나무 본래의 것입니다.',
      ),
      text(
        'Gỗ óc chó mềm tay hơn sồi nhưng ít cong vênh, hợp với chi tiết mảnh và góc bo. Mặt lau dầu sáp ba lượt, độ bóng chừng 15% nên không lóa dưới đèn.',
        'Walnut is gentler to the hand than oak yet steadier, good for slim parts and rounded corners. Three coats of oil-wax leave a 15% sheen that never glares.',
        '월넛은 오크보다 촉감이 부드럽고 변형이 적어 가는 부재와 둥근 모서리에 알맞습니다. 오일 왁스를 세 번 먹여 광택이 15% 정도라 조명 아래에서도 번쩍이지 않습니다.',
      ),
    ],
    care: text(
      'Lau bụi bằng khăn mềm khô theo chiều vân gỗ. Lau ngay vết nước, rượu, trà. Không dùng chất tẩy có cồn hoặc amoniac. Một năm đánh sáp một lần.',
      'Dust with a soft dry cloth along the grain. Wipe water, wine and tea at once. No cleaners with alcohol or ammonia. Wax once a year.',
      '부드러운 마른 천으로 결을 따라 닦으세요. 물과 술, 차는 바로 닦고 알코올이나 암모니아 세정제는 쓰지 마세요. 일 년에 한 번 왁스를 바릅니다.',
    ),
  },
  linen: {
    name: text('Vải lanh 70%, cotton 30%', '70% linen, 30% cotton', '리넨 70%, 면 30%'),
    notes: [
      text(
        'Lanh pha cotton dệt từ sợi thô để lại những nút nhỏ trên mặt vải, nhìn gần mới thấy. Sợi đã giặt enzyme nên mềm ngay từ đầu và co dưới 2% khi giặt lạnh.',
        'Linen and cotton spun coarse, with small slubs you notice only up close. Enzyme-washed yarn is soft from the first day and shrinks under 2% in cold water.',
        '굵은 리넨 면 혼방이라 가까이서 보면 작은 마디가 보입니다. 효소 세척한 실을 써 처음부터 부드럽고, 찬물 세탁 시 수축률이 2% 미만입니다.',
      ),
      text(
        'Màu nhuộm trên sợi trước khi dệt nên không phai loang khi gặp nước. Phơi thử 200 giờ dưới đèn xenon, vải đạt bậc 5 trên 8 về bền ánh sáng.',
        'The yarn is dyed before weaving, so water leaves no rings. After 200 hours under xenon it rates 5 of 8 for light-fastness.',
        '짜기 전에 실을 염색해 물이 닿아도 얼룩이 번지지 않습니다. 제논 광 200시간 시험에서 일광 견뢰도 8급 중 5급을 받았습니다.',
      ),
    ],
    care: text(
      'Hút bụi mỗi tuần bằng đầu chổi mềm. Vết bẩn: thấm khô, không chà. Vỏ tháo được giặt tay nước lạnh, phơi râm, không sấy.',
      'Vacuum weekly with a soft brush. Blot stains, do not rub. Removable covers: hand wash cold, dry in shade, no tumble dryer.',
      '매주 부드러운 솔로 먼지를 빨아들이세요. 얼룩은 문지르지 말고 눌러 닦습니다. 분리 커버는 찬물 손세탁 후 그늘에서 말리고 건조기는 쓰지 마세요.',
    ),
  },
  cotton: {
    name: text('Vải cotton dệt chéo 420 g/m²', 'Cotton twill, 420 g/m²', '면 능직 420g/m²'),
    notes: [
      text(
        'Cotton dệt chéo là vải của quần áo lao động: chặt sợi, ít xù, càng giặt càng êm. Màu cát pha hai sợi sáng tối nên vết bụi thường ngày khó thấy.',
        'Twill is the cloth of work clothes: dense, slow to pill, softer with each wash. The sand tone blends a light and a dark yarn and hides daily dust.',
        '능직은 작업복 원단처럼 촘촘하고 보풀이 적으며 빨수록 부드러워집니다. 밝고 어두운 실을 섞은 모래색이라 생활 먼지가 눈에 덜 띕니다.',
      ),
    ],
    care: text(
      'Vỏ giặt máy 30 °C chế độ nhẹ, lộn trái, phơi râm. Đổi chỗ nệm ngồi mỗi tháng để lún đều.',
      'Machine wash covers at 30 °C, gentle, inside out; dry in shade. Rotate the seat cushions monthly.',
      '커버는 뒤집어 30°C 약하게 세탁하고 그늘에서 말리세요. 좌방석은 매달 자리를 바꿔 고르게 꺼지도록 합니다.',
    ),
  },
  boucle: {
    name: text('Vải bouclé len và cotton', 'Wool-cotton bouclé', '울·면 부클레'),
    notes: [
      text(
        'Bouclé dệt từ sợi xoắn vòng, 35% len nên ấm tay mùa lạnh mà không bí mùa nóng. Màu kem là màu len mộc, không tẩy trắng.',
        'Bouclé comes from looped yarn, 35% wool: warm in the cold months, never stuffy in the hot. The cream is unbleached wool.',
        '고리 모양 실로 짠 부클레로 울이 35% 들어 추울 때 포근하고 더울 때 답답하지 않습니다. 크림색은 표백하지 않은 울 본래의 색입니다.',
      ),
    ],
    care: text(
      'Hút bụi đầu phẳng, không chải ngược. Vòng sợi bị kéo thì cắt bằng kéo, đừng giật. Giặt khô chuyên nghiệp mỗi năm.',
      'Vacuum with a flat nozzle, never brush against the pile. Trim a pulled loop with scissors, do not tug. Professional dry-clean yearly.',
      '납작한 노즐로 청소하고 결을 거슬러 솔질하지 마세요. 올이 나오면 당기지 말고 가위로 자르세요. 일 년에 한 번 전문 드라이클리닝을 권합니다.',
    ),
  },
  velvet: {
    name: text('Nhung cotton tuyết ngắn', 'Short-pile cotton velvet', '단모 면 벨벳'),
    notes: [
      text(
        'Nhung cotton khác nhung polyester ở chỗ hút ẩm và không tích điện, ngồi không dính lưng. Vệt sáng tối khi vuốt là bản chất của tuyết nhung, hơi nước từ bàn là sẽ làm nó đứng dậy.',
        'Unlike polyester, cotton velvet absorbs moisture and carries no static. Light and dark strokes are the nature of pile; a little steam raises it again.',
        '폴리에스터와 달리 면 벨벳은 습기를 흡수하고 정전기가 없습니다. 쓸린 자국은 벨벳의 성질이며 스팀을 쐬면 다시 일어섭니다.',
      ),
    ],
    care: text(
      'Chải nhẹ theo chiều tuyết. Đổ nước: thấm bằng khăn giấy, hong quạt, rồi vuốt lại. Không phơi nắng gắt.',
      'Brush lightly with the pile. For spills, blot, dry with a fan, then stroke. Keep from strong sun.',
      '결 방향으로 가볍게 솔질하세요. 물을 쏟으면 눌러 닦고 바람에 말린 뒤 쓸어 줍니다. 강한 햇빛은 피하세요.',
    ),
  },
  leather: {
    name: text(
      'Da bò lớp mặt, thuộc thực vật',
      'Top-grain cowhide, vegetable-tanned',
      '식물성 무두질 소가죽(은면)',
    ),
    notes: [
      text(
        'Da thuộc bằng tannin vỏ cây trong sáu tuần, mùi như sách cũ. Không phủ nhựa nên thấm mồ hôi và lên màu; đó là da sống cùng người dùng.',
        'Tanned with bark for six weeks, it smells like an old book. Without a plastic coat it takes up moisture and colours with you.',
        '나무껍질 타닌으로 6주간 무두질해 오래된 책 같은 향이 납니다. 코팅이 없어 땀을 흡수하고 쓰는 사람과 함께 색이 깊어집니다.',
      ),
    ],
    care: text(
      'Lau bụi bằng khăn khô. Sáu tháng bôi kem dưỡng da mỏng. Cách nguồn nhiệt và cửa kính ít nhất 50 cm. Không dùng xà phòng.',
      'Dust dry. A thin coat of leather cream every six months. Keep 50 cm from heat and glass. No soap.',
      '마른 천으로 먼지를 닦고 6개월마다 가죽 크림을 얇게 바르세요. 열원과 유리창에서 50cm 이상 떨어뜨리고 비누는 쓰지 마세요.',
    ),
  },
  rattan: {
    name: text(
      'Mây tự nhiên đan tay, khung gỗ sồi hoặc thép',
      'Hand-woven natural rattan on oak or steel',
      '수공 천연 라탄, 오크 또는 철제 틀',
    ),
    notes: [
      text(
        'Mây rừng trồng ở miền Trung, chẻ bằng tay và hun khói rơm hai đêm để đuổi mọt. Màu mật đậm dần, sợi dẻo nhất trong ba năm đầu nên hãy ngồi thường xuyên.',
        'Plantation rattan from the central provinces, hand-split and smoked over straw for two nights against beetles. The honey deepens and the cane is supplest in its first three years.',
        '중부에서 기른 라탄을 손으로 쪼개 볏짚 연기를 이틀 밤 쐬어 벌레를 막았습니다. 꿀빛이 점점 짙어지고 첫 3년이 가장 유연합니다.',
      ),
    ],
    care: text(
      'Quét bụi bằng chổi mềm. Phòng máy lạnh: lau khăn ẩm mỗi tháng. Ướt mưa thì hong râm cho khô hẳn. Không phơi nắng gắt.',
      'Brush off dust. In air-conditioned rooms wipe monthly with a damp cloth. If rained on, dry fully in shade. Avoid harsh sun.',
      '부드러운 솔로 먼지를 털고 에어컨 방에서는 매달 젖은 천으로 닦으세요. 비에 젖으면 그늘에서 완전히 말리고 강한 햇빛을 피하세요.',
    ),
  },
  brass: {
    name: text(
      'Đồng thau đúc và tiện, để mộc',
      'Cast and turned brass, unlacquered',
      '주물·선반 가공 황동, 무코팅',
    ),
    notes: [
      text(
        'Đồng pha 62% đồng, 38% kẽm, đúc khuôn cát nên mặt trong còn vân cát li ti. Vài tuần đầu màu xuống nhanh, sau đó chậm lại và đều.',
        'The alloy is 62% copper and 38% zinc, sand-cast, with fine grain left on the inside. It mellows quickly for weeks, then slowly and evenly.',
        '구리 62%, 아연 38% 합금을 모래 거푸집에 부어 안쪽에 고운 모래 결이 남아 있습니다. 처음 몇 주는 빠르게, 그 뒤로는 천천히 고르게 색이 가라앉습니다.',
      ),
    ],
    care: text(
      'Lau khăn khô. Muốn sáng lại: nửa quả chanh chấm muối, rửa và lau khô ngay. Không dùng giấy nhám, chất tẩy axit mạnh.',
      'Wipe dry. To brighten: half a lime with salt, rinse and dry at once. No abrasives or strong acids.',
      '마른 천으로 닦으세요. 밝게 하려면 라임 반쪽에 소금을 묻혀 문지르고 바로 헹궈 말립니다. 연마재와 강산성 세제는 쓰지 마세요.',
    ),
  },
  glass: {
    name: text(
      'Thủy tinh thổi miệng hai lớp',
      'Two-layer mouth-blown glass',
      '입으로 분 이중 유리',
    ),
    notes: [
      text(
        'Thủy tinh sữa thổi thủ công nên dày mỏng chênh nhau nửa milimét và có bọt khí nhỏ. Bóng LED E27 hoặc G9 thay được, loại ấm 2.700 K kèm sẵn.',
        'Blown by hand, the opal varies by half a millimetre and keeps tiny bubbles. Standard LED bulbs fit; a warm 2,700 K one is included.',
        '손으로 분 오팔 유리라 두께가 0.5mm쯤 다르고 작은 기포가 있습니다. 일반 LED 전구를 쓸 수 있으며 2,700K 전구가 포함됩니다.',
      ),
    ],
    care: text(
      'Ngắt điện và chờ nguội trước khi lau. Khăn ẩm không xà phòng, lau khô ngay. Tháo chụp bằng hai tay.',
      'Switch off and cool before cleaning. Damp cloth without soap, dry at once. Lift the shade with both hands.',
      '전원을 끄고 식힌 뒤 비누 없이 젖은 천으로 닦고 바로 말리세요. 갓은 두 손으로 분리하세요.',
    ),
  },
  ceramic: {
    name: text('Gốm, sứ nung', 'Fired ceramic', '소성 도자기'),
    notes: [
      text(
        'Đất được lọc ba nước rồi ủ hai tháng cho dẻo trước khi tạo hình. Sai số kích thước đến 1,5% và sắc men khác nhau giữa các mẻ là chuyện thường của lửa.',
        'The clay is washed three times and aged two months before shaping. Sizes vary up to 1.5% and glazes from firing to firing; that is how fire works.',
        '흙을 세 번 거르고 두 달 숙성해 빚습니다. 크기는 1.5%까지, 유약 색은 가마마다 다를 수 있는데 불이 하는 일입니다.',
      ),
    ],
    care: text(
      'Lau khăn ẩm. Tránh va đập và thay đổi nhiệt đột ngột. Đặt trên đế nỉ để không xước mặt bàn.',
      'Wipe damp. Avoid knocks and thermal shock. Stand on felt to protect the top.',
      '젖은 천으로 닦고 충격과 급격한 온도 변화를 피하세요. 상판이 긁히지 않게 펠트 위에 두세요.',
    ),
  },
  paper: {
    name: text(
      'Giấy dó bồi, khung tre hoặc gỗ',
      'Laminated dó paper, bamboo or wood',
      '전통지 합지, 대나무 또는 목재 틀',
    ),
    notes: [
      text(
        'Giấy dó làm thủ công có sợi dài nên dai, không giòn vàng như giấy gỗ. Các vệt xơ nổi trên mặt là vỏ cây, mỗi tờ một khác.',
        'Handmade dó paper has long fibres, so it is tough and does not yellow like wood paper. The flecks are bark, different on each sheet.',
        '손으로 뜬 전통지는 섬유가 길어 질기고 펄프 종이처럼 누레지지 않습니다. 표면의 티는 나무껍질로 장마다 다릅니다.',
      ),
    ],
    care: text(
      'Phủi bụi bằng chổi lông. Không lau nước. Chỉ dùng bóng LED dưới 9 W. Tránh nơi gió lùa mạnh.',
      'Dust with a feather brush. No water. LED bulbs under 9 W only. Keep from strong draughts.',
      '깃털 먼지떨이로 털고 물을 대지 마세요. 9W 이하 LED 전구만 쓰고 센 바람을 피하세요.',
    ),
  },
  steel: {
    name: text('Thép sơn tĩnh điện mờ', 'Matt powder-coated steel', '무광 분체 도장 강철'),
    notes: [
      text(
        'Thép được tẩy dầu, phốt phát rồi mới sơn tĩnh điện 80 micron, nướng 200 °C. Sơn đã thử phun muối 240 giờ, ở ban công có mái vẫn bền.',
        'The steel is degreased, phosphated and coated 80 microns thick, baked at 200 °C. It passed 240 hours of salt spray and lasts on a covered balcony.',
        '탈지와 인산염 처리를 거쳐 80미크론으로 도장하고 200°C에서 구웠습니다. 염수 분무 240시간을 통과해 지붕 있는 발코니에서도 오래갑니다.',
      ),
    ],
    care: text(
      'Lau khăn ẩm, lau khô. Trầy lộ thép thì chấm sơn kèm theo để không gỉ. Không dùng búi sắt.',
      'Wipe damp, then dry. Touch up bare scratches with the paint supplied. No steel wool.',
      '젖은 천으로 닦고 말리세요. 벗겨진 곳은 동봉한 페인트를 칠해 녹을 막고 철수세미는 쓰지 마세요.',
    ),
  },
  travertine: {
    name: text('Đá travertine, trám mặt', 'Filled travertine', '메움 처리 트래버틴'),
    notes: [
      text(
        'Travertine hình thành từ suối nước nóng nên rỗ tự nhiên và ấm tay hơn đá cẩm thạch. Màu cát của mỗi khối chênh nhau nửa tông, ảnh chỉ là một ví dụ.',
        'Travertine grew in hot springs; it is porous by nature and warmer than marble. The sand tone shifts by half a shade between blocks.',
        '온천에서 생긴 트래버틴은 본래 구멍이 있고 대리석보다 따뜻합니다. 모래색은 덩어리마다 반 톤쯤 다릅니다.',
      ),
    ],
    care: text(
      'Lau bằng xà phòng trung tính. Kỵ chanh, giấm, rượu vang. Chống thấm mỗi năm một lần.',
      'Clean with neutral soap. Keep lime, vinegar and wine away. Re-seal once a year.',
      '중성 비누로 닦고 라임과 식초, 와인을 피하세요. 일 년에 한 번 실러를 바릅니다.',
    ),
  },
  marble: {
    name: text('Đá cẩm thạch trắng tự nhiên', 'Natural white marble', '천연 백색 대리석'),
    notes: [
      text(
        'Cẩm thạch chọn từng tấm ở mỏ, vân khói chạy theo chiều dài. Bề mặt mài mờ ít thấy vết hơn mặt bóng gương và đỡ trơn khi tay ướt.',
        'Slabs are chosen one by one at the quarry, their smoke veins running lengthwise. A honed face shows fewer marks than a mirror polish.',
        '채석장에서 판마다 골라 연기 무늬가 길이 방향으로 흐릅니다. 무광 연마라 유광보다 자국이 덜 보이고 젖은 손에도 덜 미끄럽습니다.',
      ),
    ],
    care: text(
      'Lau ngay nước chanh, cà phê, rượu. Dùng lót ly. Chống thấm trước khi dùng và mỗi sáu tháng. Không kéo lê đồ sắt.',
      'Wipe lime, coffee and wine at once. Use coasters. Seal before use and every six months. Do not drag metal across it.',
      '라임즙과 커피, 와인은 바로 닦고 컵 받침을 쓰세요. 사용 전과 6개월마다 실러를 바르고 금속을 끌지 마세요.',
    ),
  },
  terrazzo: {
    name: text('Đá mài (terrazzo) lưới sợi', 'Fibre-mesh terrazzo', '섬유망 테라초'),
    notes: [
      text(
        'Hạt đá trộn tay theo ba cỡ sàng nên không bao giờ lặp họa tiết. Xi măng trắng pha bột đá, ướp ẩm hai mươi mốt ngày trước khi mài.',
        'Chips in three sizes are mixed by hand, so no pattern repeats. White cement and stone dust cure under damp cloth for twenty-one days before grinding.',
        '세 가지 크기의 돌을 손으로 섞어 무늬가 되풀이되지 않습니다. 백시멘트와 돌가루를 21일간 습윤 양생한 뒤 갈아 냅니다.',
      ),
    ],
    care: text(
      'Lau nước sạch hằng ngày. Lau ngay nước mắm, chanh, giấm. Phủ chống thấm gốc nước mỗi năm. Không dùng chất tẩy axit.',
      'Clean water daily. Wipe fish sauce, lime and vinegar at once. Water-based sealer yearly. No acid cleaners.',
      '매일 맑은 물로 닦고 느억맘과 라임, 식초는 바로 닦으세요. 해마다 수성 실러를 바르고 산성 세제는 쓰지 마세요.',
    ),
  },
  wool: {
    name: text('Len cừu dệt tay, đế cotton', 'Hand-woven wool on cotton warp', '수직 울, 면 날실'),
    notes: [
      text(
        'Len se hai sợi, rửa nước suối lạnh để giữ lớp mỡ cừu tự nhiên chống bẩn. Mặt thảm đàn hồi lại sau khi kê đồ nặng, chỉ cần xịt chút hơi nước.',
        'Two-ply wool, washed in cold water to keep the lanolin that repels dirt. Dents from furniture rise again with a little steam.',
        '두 겹으로 꼰 울을 찬물에 씻어 때를 막는 라놀린을 남겼습니다. 가구에 눌린 자국은 스팀을 쐬면 되살아납니다.',
      ),
    ],
    care: text(
      'Hút bụi tuần một lần theo chiều sợi. Xoay thảm sáu tháng một lần. Đổ nước thì thấm, không chà. Giặt khô chuyên nghiệp hai năm một lần.',
      'Vacuum weekly along the pile. Turn it every six months. Blot spills. Professional cleaning every two years.',
      '매주 결 방향으로 청소하고 6개월마다 방향을 돌려 주세요. 쏟으면 눌러 닦고 2년에 한 번 전문 세탁을 맡기세요.',
    ),
  },
  jute: {
    name: text('Cói và đay bện', 'Plaited sedge and jute', '골풀·황마 땋음'),
    notes: [
      text(
        'Sợi đay đất phù sa sông Hồng, phơi sương ba đêm cho dai. Mùi cỏ khô nhẹ sẽ bay hết sau hai tuần.',
        'Jute from Red River silt, dewed three nights for strength. A faint scent of hay leaves within two weeks.',
        '홍강 충적토에서 자란 황마를 사흘 밤이슬에 적셔 질기게 했습니다. 은은한 마른 풀 향은 2주쯤 지나면 사라집니다.',
      ),
    ],
    care: text(
      'Giũ hoặc hút bụi, không giặt nước. Ẩm thì phơi râm có gió. Lót lưới chống trượt bên dưới.',
      'Shake or vacuum, never soak. If damp, air in the shade. Use a non-slip underlay.',
      '털거나 청소기로 관리하고 물세탁은 하지 마세요. 눅눅하면 바람 통하는 그늘에 말리고 미끄럼 방지 매트를 까세요.',
    ),
  },
  plant: {
    name: text('Cây sống, chậu kèm theo', 'Living plant with its pot', '살아 있는 식물과 화분'),
    notes: [
      text(
        'Cây được cắt tỉa và bón phân chậm tan trước khi giao, đất nhẹ nhiều xơ dừa nên dễ bê. Rụng một hai lá trong tuần đầu là bình thường; rụng nhiều hơn, chúng tôi đổi cây trong 30 ngày.',
        'Trimmed and fed with slow fertiliser before delivery, in light coir soil. A leaf or two lost in the first week is normal; if it is more, we replace the plant within 30 days.',
        '출고 전에 다듬고 완효성 비료를 주었으며 코이어 흙이라 가볍습니다. 첫 주에 잎 한두 장이 지는 것은 정상이고, 더 심하면 30일 안에 교환해 드립니다.',
      ),
    ],
    care: text(
      'Giữ cây đứng khi vận chuyển. Hai tuần đầu đừng thay chậu, đừng phơi nắng gắt. Kiểm tra đất sâu 3 cm trước khi tưới.',
      'Keep upright in transit. No repotting or harsh sun for two weeks. Check the soil 3 cm down before watering.',
      '운반할 때 세워 두고 첫 2주는 분갈이와 땡볕을 피하세요. 물 주기 전에 흙 속 3cm를 확인하세요.',
    ),
  },
  'brushed-steel': {
    name: text(
      'Thép không gỉ phay xước, phủ chống vân tay',
      'Brushed stainless steel, anti-fingerprint coat',
      '헤어라인 스테인리스, 지문 방지 코팅',
    ),
    notes: [
      text(
        'Mặt thép phay xước theo chiều dọc nên vết quẹt ngắn lẫn vào vân. Lớp phủ giữ dấu tay ít lộ chứ không làm mất hẳn: cứ lau theo chiều xước là sạch.',
        'The steel is brushed along its height, so that short marks fall in with the grain. The coat makes fingerprints faint, it does not abolish them: wipe with the grain and they are gone.',
        '세로 헤어라인이라 짧은 흠이 결에 묻힙니다. 코팅은 지문을 옅게 할 뿐 없애지는 않으니 결을 따라 닦으면 깨끗해집니다.',
      ),
    ],
    care: text(
      'Rút điện rồi lau khăn mềm ẩm theo chiều vân, lau khô ngay. Không dùng nước tẩy có clo, búi sắt hay bột mài.',
      'Unplug, wipe with a soft damp cloth along the grain and dry at once. No chlorine, steel wool or scouring powder.',
      '전원을 뽑고 부드러운 젖은 천으로 결을 따라 닦은 뒤 바로 말리세요. 염소계 세제와 철수세미, 연마제는 쓰지 마세요.',
    ),
  },
  'tempered-glass': {
    name: text(
      'Kính cường lực đen, khung kim loại',
      'Black tempered glass in a metal frame',
      '블랙 강화유리, 금속 프레임',
    ),
    notes: [
      text(
        'Kính tôi nhiệt chịu được va chạm thường ngày, nhưng cạnh kính là chỗ yếu nhất: khi kê hay tháo ra đừng tì vào góc. Mặt đen soi rõ bụi, lau khô mỗi tuần là đủ.',
        'Tempered glass takes everyday knocks, yet its edge is its weak spot: never rest it on a corner when moving it. Black shows dust; a dry wipe a week is enough.',
        '강화유리는 일상의 충격을 견디지만 모서리가 약하니 옮길 때 귀퉁이로 받치지 마세요. 검은 면은 먼지가 잘 보이지만 일주일에 한 번 마른 천이면 충분합니다.',
      ),
    ],
    care: text(
      'Tắt máy và chờ nguội. Lau khăn sợi mịn hơi ẩm, không xịt nước thẳng vào kính, không dùng dao cạo trên mặt có in nét.',
      'Switch off and let it cool. Use a slightly damp microfibre cloth; do not spray the glass itself or scrape where there is print.',
      '전원을 끄고 식힌 뒤 살짝 적신 극세사 천으로 닦으세요. 유리에 직접 물을 뿌리거나 인쇄된 면을 긁지 마세요.',
    ),
  },
  'matt-glass': {
    name: text(
      'Kính cường lực mờ, sơn màu mặt sau',
      'Matt tempered glass, coloured from behind',
      '뒷면에 색을 입힌 무광 강화유리',
    ),
    notes: [
      text(
        'Màu nằm sau lớp kính ăn mòn axit nên không bong, không xước theo tay; vết ngón tay gần như không thấy. Kính dày 4 mm dán kín lên khung nhôm, mép mài tròn.',
        'The colour lies behind acid-etched glass, so it neither flakes nor scratches, and fingers hardly show. The glass is 4 mm, bonded to an aluminium frame, its edges ground round.',
        '산으로 부식한 유리 뒤에 색이 있어 벗겨지거나 긁히지 않고 손자국도 거의 보이지 않습니다. 4mm 유리를 알루미늄 틀에 붙이고 모서리를 둥글게 갈았습니다.',
      ),
    ],
    care: text(
      'Lau bằng khăn sợi mịn ẩm, vết dầu dùng nước rửa bát pha loãng. Không dùng giấy nhám, bột cọ hay dao cạo.',
      'Wipe with a damp microfibre cloth, grease with thinned washing-up liquid. No abrasives, powders or scrapers.',
      '젖은 극세사 천으로 닦고 기름때는 묽은 주방 세제로 지웁니다. 연마제와 가루 세제, 긁개는 쓰지 마세요.',
    ),
  },
  enamel: {
    name: text('Thép tấm sơn men trắng', 'White enamelled sheet steel', '화이트 법랑 강판'),
    notes: [
      text(
        'Vỏ thép sơn men nung nên không ố vàng vì nắng như nhựa. Chỗ men bị mẻ sâu phải chấm sơn kèm theo, để trần vài tuần là rỉ.',
        'The stoved enamel does not yellow in the sun as plastic does. A deep chip has to be touched up with the paint supplied; left bare it rusts within weeks.',
        '구운 법랑 도장이라 플라스틱처럼 햇빛에 누레지지 않습니다. 깊게 깨진 곳은 동봉한 페인트로 메우지 않으면 몇 주 만에 녹이 습니다.',
      ),
    ],
    care: text(
      'Lau khăn ẩm với xà phòng loãng rồi lau khô. Mở cửa máy sau khi dùng cho khô bên trong. Lau gioăng cửa mỗi tháng.',
      'Wipe with a little mild soap, then dry. Leave the door open after use so that the inside dries. Clean the door seal monthly.',
      '묽은 비눗물로 닦고 물기를 없애세요. 사용 뒤 문을 열어 안쪽을 말리고 도어 패킹은 매달 닦아 주세요.',
    ),
  },
  'matt-plastic': {
    name: text('Nhựa ABS trắng mờ', 'Matt white ABS', '무광 화이트 ABS'),
    notes: [
      text(
        'Nhựa ABS pha màu suốt bề dày nên xước không lộ nền khác. Bề mặt mờ giấu vết tay, đổi lại bụi mịn bám ở khe gió: lau khe mỗi hai tuần thì máy thở dễ.',
        'The ABS is coloured right through, so scratches show no other ground. The matt face hides hands but fine dust gathers in the slots: clean them every fortnight and it breathes freely.',
        '속까지 같은 색의 ABS라 긁혀도 바탕이 드러나지 않습니다. 무광이라 손자국은 덜하지만 통풍구에 먼지가 모이니 두 주마다 닦아 주세요.',
      ),
    ],
    care: text(
      'Rút điện trước khi lau. Khăn ẩm, không cồn, không xăng thơm. Giặt hoặc thay lưới lọc theo vạch nhắc trên máy.',
      'Unplug before cleaning. Damp cloth, no alcohol or solvent. Wash or change the filter when the machine says so.',
      '청소 전에 전원을 뽑으세요. 젖은 천만 쓰고 알코올과 용제는 피하세요. 필터는 알림에 맞춰 씻거나 교체합니다.',
    ),
  },
  'speaker-cloth': {
    name: text(
      'Vải loa dệt kim màu than, đầu kim loại',
      'Charcoal speaker cloth with metal ends',
      '차콜 스피커 패브릭, 금속 마감',
    ),
    notes: [
      text(
        'Vải loa dệt thưa để tiếng đi qua, căng trên khung rồi mới dán nên không chùng. Màu than không bạt dưới nắng hắt từ cửa sổ.',
        'The cloth is knitted open to let sound through and stretched on its frame before gluing, so it does not sag. The charcoal keeps its colour in window light.',
        '소리가 통하도록 성글게 짠 천을 틀에 당겨 붙여 처지지 않습니다. 차콜색은 창가의 빛에도 바래지 않습니다.',
      ),
    ],
    care: text(
      'Hút bụi bằng đầu chổi mềm ở mức nhẹ. Không lau ướt, không ấn tay vào mặt vải.',
      'Vacuum with a soft brush at low power. No water, and do not press the cloth.',
      '부드러운 솔 헤드로 약하게 청소하세요. 물을 대거나 천을 누르지 마세요.',
    ),
  },
  'floorboard-oak': {
    name: text(
      'Ván sồi nhiều lớp 15 mm, mặt sồi 3 mm, sơn UV mờ',
      'Engineered oak, 15 mm with a 3 mm face, matt UV lacquer',
      '3mm 오크를 붙인 15mm 원목마루, 무광 UV 도장',
    ),
    notes: [
      text(
        'Mặt sồi 3 mm dán trên ván ép đặt chéo thớ, nên mùa nồm mỗi mét ván nở chưa tới một milimét. Vẫn phải chừa khe 10 mm quanh chân tường, che bằng len; sàn dài quá 8 m thì thêm một nẹp ngắt.',
        'The 3 mm oak is bonded to plywood laid across the grain, so a metre swells by less than a millimetre in the damp months. It still needs a 10 mm gap behind the skirting, and a break once a floor runs past 8 m.',
        '3mm 오크를 결을 엇갈린 합판에 붙여 습한 철에도 1m에 1mm가 채 늘지 않습니다. 그래도 걸레받이 안쪽에 10mm 틈을 두고, 8m가 넘는 바닥에는 중간 몰딩을 넣으세요.',
      ),
      text(
        'Mặt ván chải nhẹ theo vân rồi phủ năm lớp UV, độ bóng 10%, nên dấu chân và xước mảnh khó thấy. Lớp sồi đủ dày để chà lại hai lần trong đời sàn.',
        'The face is brushed along the grain under five coats of UV lacquer at a 10% sheen, so footprints and fine scratches hardly show. There is oak enough to sand it twice in its life.',
        '결을 따라 가볍게 솔질하고 광택 10%의 UV 도장을 다섯 번 올려 발자국과 잔흠이 잘 보이지 않습니다. 오크가 두꺼워 쓰는 동안 두 번까지 갈아 낼 수 있습니다.',
      ),
    ],
    care: text(
      'Hút bụi bằng đầu chổi mềm, lau bằng giẻ vắt kiệt, lau ngay nước đọng. Dán nỉ dưới chân ghế, đặt thảm chùi ở cửa. Không dùng cây lau hơi nước, sáp hay nước tẩy có clo.',
      'Vacuum with a soft brush, mop with a well-wrung cloth, wipe up water at once. Felt under chairs, a mat at the door. No steam mop, wax or chlorine.',
      '부드러운 솔로 청소하고 꼭 짠 걸레로 닦으며 고인 물은 바로 훔치세요. 의자 다리에 펠트를 붙이고 현관에 매트를 까세요. 스팀 청소기와 왁스, 염소계 세제는 쓰지 마세요.',
    ),
  },
  'floorboard-walnut': {
    name: text(
      'Ván óc chó nhiều lớp 15 mm, mặt óc chó 3 mm, dầu sàn',
      'Engineered walnut, 15 mm with a 3 mm face, floor oil',
      '3mm 월넛을 붙인 15mm 원목마루, 마루용 오일',
    ),
    notes: [
      text(
        'Óc chó sáng dần trong năm đầu, chỗ dưới thảm chậm hơn: ba tháng đầu hãy dời thảm vài lần. Ván lau dầu sàn hai lượt ở xưởng; lượt thứ ba thợ lau sau khi lát để dầu kín cả mạch.',
        'Walnut lightens through its first year, later under a rug: shift rugs now and then in the first three months. The boards are oiled twice here; a third coat goes on once they are laid and closes the joints too.',
        '월넛은 첫해 동안 밝아지고 러그 밑은 더디니 처음 석 달은 러그를 가끔 옮겨 주세요. 공방에서 오일을 두 번 먹이고, 깔고 난 뒤 세 번째 오일로 이음매까지 덮습니다.',
      ),
      text(
        'Óc chó mềm hơn sồi một bậc, gót nhọn để lại dấu. Bù lại sàn dầu vá được từng chỗ: chà giấy nhám 240 theo vân rồi lau dầu, không phải làm lại cả phòng.',
        'It is a step softer than oak and a stiletto leaves its mark. An oiled floor, though, is mended where it hurts: 240 grit along the grain and a little oil, without touching the rest of the room.',
        '오크보다 한 단계 물러 뾰족한 굽은 자국을 남깁니다. 대신 오일 마루는 그 자리만 고칠 수 있습니다. 240번 사포로 결을 따라 문지르고 오일을 바르면 됩니다.',
      ),
    ],
    care: text(
      'Hút bụi thường xuyên vì cát làm mòn dầu. Lau bằng xà phòng sàn gỗ pha loãng, giẻ vắt kiệt. Mỗi năm lau thêm một lượt dầu ở lối đi. Không dùng hơi nước và chất tẩy kiềm.',
      'Vacuum often: grit wears oil away. Mop with thinned wood-floor soap and a well-wrung cloth. Re-oil the ways people walk once a year. No steam, no alkaline cleaner.',
      '모래가 오일을 닳게 하니 자주 청소하세요. 묽은 마루용 비누와 꼭 짠 걸레로 닦고, 다니는 길에는 해마다 오일을 한 번 더 바르세요. 스팀과 알칼리 세제는 쓰지 마세요.',
    ),
  },
  'floorboard-pine': {
    name: text(
      'Gỗ thông nguyên thanh 20 mm, dầu sàn mờ',
      'Solid pine, 20 mm, matt floor oil',
      '20mm 소나무 원목, 무광 마루 오일',
    ),
    notes: [
      text(
        'Thông rừng trồng sấy còn 10–12% ẩm, mắt lành để nguyên. Gỗ mềm nên chân ghế để lại vết lõm: ai muốn sàn phẳng như mới nên chọn sồi, ai thích sàn có dấu nhà mình thì chọn thông.',
        'Plantation pine is dried to 10–12%, its sound knots left in. It is soft and chairs dent it: whoever wants a floor as on the first day takes oak, whoever likes to see the years takes pine.',
        '조림 소나무를 함수율 10~12%로 말리고 산 옹이는 그대로 둡니다. 무른 나무라 의자 자국이 남습니다. 새것 같은 바닥을 바라면 오크를, 세월이 보이는 바닥이 좋다면 소나무를 고르세요.',
      ),
      text(
        'Ván nguyên thanh co giãn theo mùa, mùa hanh hở mạch chừng một milimét rồi tự khép. Mở hộp, để ván trong phòng một tuần trước khi lát thì khe ít hẳn.',
        'Solid boards move with the seasons: in dry months the joints open by about a millimetre and close again. Left unpacked in the room for a week before laying, they open far less.',
        '통원목은 철마다 움직여 건조할 때 틈이 1mm쯤 벌어졌다가 다시 닫힙니다. 깔기 전에 포장을 풀어 일주일 동안 방에 두면 틈이 훨씬 줄어듭니다.',
      ),
    ],
    care: text(
      'Quét và hút bụi, lau bằng giẻ vắt kiệt. Vết lõm nhỏ: đắp khăn ẩm, là bàn ủi ấm cho gỗ nở lại. Mỗi năm lau một lượt dầu sàn.',
      'Sweep, vacuum, mop with a well-wrung cloth. Small dents rise again under a damp cloth and a warm iron. A coat of floor oil once a year.',
      '쓸고 청소기를 돌린 뒤 꼭 짠 걸레로 닦으세요. 작은 자국은 젖은 천을 덮고 따뜻한 다리미를 대면 살아납니다. 해마다 마루 오일을 한 번 바르세요.',
    ),
  },
  porcelain: {
    name: text(
      'Gạch porcelain 10 mm mài cạnh, mặt mờ R10',
      'Rectified porcelain, 10 mm, matt R10',
      '모서리를 간 10mm 포세린, 무광 R10',
    ),
    notes: [
      text(
        'Porcelain hút nước dưới 0,5% nên không ố nước mắm, không cần chống thấm. Khổ lớn phải phết keo cả nền lẫn lưng gạch, gõ nghe đặc tiếng; chỗ rỗng là chỗ sẽ nứt.',
        'Porcelain takes up less than 0.5% water: fish sauce leaves nothing and it needs no sealer. Large tiles want adhesive on floor and back alike and must sound solid when tapped; where it is hollow it will crack.',
        '포세린은 흡수율이 0.5% 미만이라 느억맘도 스미지 않고 실러가 필요 없습니다. 큰 타일은 바닥과 뒷면에 모두 접착제를 바르고 두드려 꽉 찬 소리가 나야 합니다. 빈 곳은 금이 갑니다.',
      ),
      text(
        'Cạnh mài sau khi nung, lệch dưới 0,5 mm, nên mạch 2 mm đều tăm tắp. Đừng lát sát không mạch: nền giãn vào tháng nắng sẽ đội gạch lên.',
        'Edges are ground after firing to within 0.5 mm, so joints of 2 mm run true. Never butt the tiles: a floor that warms in the hot months would lift them.',
        '구운 뒤 모서리를 0.5mm 안으로 갈아 2mm 줄눈이 반듯합니다. 줄눈 없이 붙이지 마세요. 더운 달에 바닥이 늘어나면 타일이 들립니다.',
      ),
    ],
    care: text(
      'Lau nước ấm với chút nước lau sàn trung tính, đổi nước thường xuyên. Ron bẩn: cọ bằng bàn chải mềm. Không đánh sáp, vì sáp làm trơn và giữ bụi.',
      'Mop with warm water and a little neutral cleaner, changing the water often. Scrub grout with a soft brush. No wax: it makes the floor slippery and holds dirt.',
      '따뜻한 물에 중성 세제를 조금 풀어 닦고 물을 자주 갈아 주세요. 줄눈은 부드러운 솔로 문지릅니다. 왁스는 미끄럽고 먼지를 붙들므로 쓰지 마세요.',
    ),
  },
  'clay-tile': {
    name: text(
      'Đất nung không men, dày 11 mm',
      'Unglazed fired clay, 11 mm',
      '무유 테라코타, 두께 11mm',
    ),
    notes: [
      text(
        'Đất nung hút nước nên phải chống thấm hai lần: một lần trước khi chà ron để xi măng không bám mặt, một lần sau khi lát một tuần. Ngâm gạch mười phút trước khi dán thì keo không bị hút khô.',
        'Fired clay drinks, so it is sealed twice: before grouting, so that cement does not cling to its face, and again a week after laying. Soaked for ten minutes first, the tiles do not rob the adhesive of its water.',
        '테라코타는 물을 먹으므로 실러를 두 번 바릅니다. 줄눈 전에 한 번 발라 시멘트가 들러붙지 않게 하고, 깔고 일주일 뒤 한 번 더 바릅니다. 붙이기 전 10분쯤 물에 담가 두면 접착제가 마르지 않습니다.',
      ),
      text(
        'Vệt trắng trong tháng đầu là muối của xi măng trồi lên theo hơi ẩm, lau giấm loãng rồi nước sạch là hết. Trầy ở mặt không lộ màu khác: đất đỏ suốt bề dày.',
        'White bloom in the first month is salt of the cement that rises with moisture; thinned vinegar and clean water take it off. A scratch shows no other colour: it is red clay right through.',
        '첫 달에 피는 흰 자국은 습기와 함께 올라온 시멘트의 염분으로, 묽은 식초로 닦고 맑은 물로 헹구면 없어집니다. 속까지 붉은 흙이라 긁혀도 다른 색이 드러나지 않습니다.',
      ),
    ],
    care: text(
      'Lau nước sạch, dầu mỡ thì lau ngay. Ngoài hiên cọ rêu bằng bàn chải, không dùng vòi áp lực. Mỗi năm phủ lại chống thấm gốc nước.',
      'Mop with clean water and take up grease at once. On a veranda brush moss off, without a pressure washer. Water-based sealer once a year.',
      '맑은 물로 닦고 기름은 바로 훔치세요. 툇마루의 이끼는 솔로 문지르고 고압 세척기는 쓰지 마세요. 해마다 수성 실러를 다시 바릅니다.',
    ),
  },
  microcement: {
    name: text(
      'Vi xi măng hai thành phần, phủ PU gốc nước mờ',
      'Two-part microcement, matt water-based PU',
      '2액형 마이크로시멘트, 무광 수성 폴리우레탄',
    ),
    notes: [
      text(
        'Lớp phủ chỉ dày 3 mm nên không che được nền yếu: nền nứt thì mặt nứt theo. Xử lý vết nứt, dán lưới, chờ nền xi măng mới đủ 28 ngày rồi hãy trét.',
        'At 3 mm it cannot hide a weak ground: where that cracks, it cracks too. Mend cracks, bed the mesh, and give a new screed its 28 days first.',
        '3mm 두께라 약한 바탕을 가려 주지는 못합니다. 바탕이 갈라지면 함께 갈라지니 금을 메우고 유리섬유망을 깔고, 새 미장은 28일을 기다린 뒤 바르세요.',
      ),
      text(
        'Vân mây là vệt bay của người thợ, không sàn nào giống sàn nào. Đi tất lên được sau một ngày, kê đồ sau một tuần; trong tuần đó đừng trải thảm, đừng để nước đọng.',
        'Its clouds are the strokes of one person’s trowel, and no two floors are alike. Walk on it in socks after a day, bring the furniture back after a week; until then no rugs and no standing water.',
        '구름무늬는 흙손이 지나간 자국이라 같은 바닥이 없습니다. 하루 뒤에는 양말로 밟고 일주일 뒤에 가구를 들이세요. 그동안은 러그를 깔거나 물을 고여 두지 마세요.',
      ),
    ],
    care: text(
      'Lau nước với xà phòng trung tính. Lau ngay chanh, giấm, thuốc tẩy. Dán nỉ dưới chân đồ, nhấc chứ đừng kéo. Ba đến năm năm phủ lại một lớp PU ở lối đi.',
      'Mop with neutral soap. Wipe lime, vinegar and bleach at once. Felt under furniture; lift, do not drag. A new coat of sealer where people walk every three to five years.',
      '중성 비누로 닦고 라임과 식초, 표백제는 바로 훔치세요. 가구에 펠트를 붙이고 끌지 말고 드세요. 3~5년마다 다니는 길에 실러를 다시 바릅니다.',
    ),
  },
  limewash: {
    name: text(
      'Vôi tôi ủ mười hai tháng, bột đá, bột màu đất',
      'Lime slaked for twelve months, stone dust, earth pigments',
      '열두 달 숙성한 소석회, 돌가루, 흙 안료',
    ),
    notes: [
      text(
        'Vôi cứng lại nhờ khí trời chứ không phải nhờ keo, nên tường thoát ẩm được và ít mốc trong mùa nồm. Trên vữa vôi, vữa xi măng chỉ cần làm ẩm; trên tường đã sơn nước phải lót khoáng một lớp cho vôi bám.',
        'Lime hardens by the air and not by glue, so the wall lets damp out and seldom grows mould in the wet months. Bare plaster only has to be moistened; a wall with emulsion on it needs one coat of mineral primer to hold it.',
        '석회는 풀이 아니라 공기로 굳어 벽이 습기를 내보내고 습한 철에도 곰팡이가 적습니다. 맨 미장벽은 물만 축이면 되고, 수성 페인트를 칠한 벽에는 미네랄 프라이머를 한 번 발라야 붙습니다.',
      ),
      text(
        'Vôi có tính kiềm mạnh lúc còn ướt: đeo kính và găng, che kính cửa và đá. Khuấy lại mỗi mười phút vì bột đá lắng xuống đáy, không khuấy thì nửa thùng sau đậm hơn.',
        'Wet lime is strongly alkaline: wear goggles and gloves, cover glass and stone. Stir every ten minutes, for the stone dust settles and the second half of the pail would come out darker.',
        '젖은 석회는 강한 알칼리성이니 보안경과 장갑을 쓰고 유리와 돌을 덮으세요. 돌가루가 가라앉으므로 10분마다 저어 주세요. 젓지 않으면 뒤로 갈수록 짙어집니다.',
      ),
    ],
    care: text(
      'Phủi bụi bằng chổi mềm, không cọ ướt. Vết bẩn: tẩy bằng gôm trắng hoặc quét giặm trọn một mảng. Thùng đã mở giữ được sáu tháng nếu luôn có một lớp nước trên mặt.',
      'Dust with a soft brush, no wet scrubbing. Marks: a white eraser, or brush the whole patch anew. An opened pail keeps for six months under a film of water.',
      '부드러운 솔로 먼지를 털고 물로 문지르지 마세요. 얼룩은 흰 지우개로 지우거나 그 면을 다시 바릅니다. 개봉한 통은 표면에 물을 한 겹 부어 두면 6개월 동안 씁니다.',
    ),
  },
  emulsion: {
    name: text(
      'Sơn nước acrylic mờ, bột màu đất, dưới 5 g VOC mỗi lít',
      'Matt acrylic emulsion, earth pigments, under 5 g VOC a litre',
      '무광 아크릴 수성 페인트, 흙 안료, VOC 5g/L 미만',
    ),
    notes: [
      text(
        'Tường mới xây phải khô đủ bốn tuần, cạo bụi, lăn một lớp sơn lót kháng kiềm rồi mới hai lớp phủ; bỏ lớp lót thì sáu tháng sau kiềm loang thành vệt. Tường cũ còn chắc chỉ cần chà nhám và lau bụi.',
        'New plaster has to dry for four weeks, then gets one alkali-resisting primer and two coats; leave the primer out and the alkali comes through in stains within six months. Old paint that holds is only sanded and dusted.',
        '새 미장벽은 4주를 말려 먼지를 털고 내알칼리 프라이머를 한 번, 마감을 두 번 칠합니다. 프라이머를 빼면 여섯 달 안에 알칼리가 얼룩으로 배어납니다. 단단한 옛 도장면은 사포질하고 먼지만 닦으세요.',
      ),
      text(
        'Độ bóng 3% nên chỗ trám không lộ dưới đèn rọi. Lau được bằng khăn ẩm từ tuần thứ tư; trước đó màng sơn chưa cứng hẳn, cọ là bóng lên. Mùi bay hết sau một đêm mở cửa sổ.',
        'At a 3% sheen, filled spots do not show under a wall lamp. It takes a damp cloth from the fourth week; before that the film is still hardening and rubbing polishes it. One night with the window open and the smell is gone.',
        '광택이 3%라 메운 자리가 벽등 아래에서도 드러나지 않습니다. 4주가 지나면 젖은 천으로 닦을 수 있고, 그 전에 문지르면 번들거립니다. 창을 열고 하룻밤이면 냄새가 빠집니다.',
      ),
    ],
    care: text(
      'Lau vết bẩn bằng khăn mềm ẩm với chút xà phòng, không chà mạnh. Giặm màu bằng sơn cùng lô, lăn trọn từ góc tới góc. Sơn thừa đậy kín, để nơi mát được một năm.',
      'Wipe marks with a soft damp cloth and a little soap, without scouring. Touch up from the same batch, from corner to corner. What is left keeps a year, closed and cool.',
      '얼룩은 부드러운 젖은 천에 비누를 조금 묻혀 살살 닦으세요. 덧칠은 같은 로트로 모서리에서 모서리까지 하세요. 남은 페인트는 꼭 닫아 서늘한 곳에 두면 일 년을 갑니다.',
    ),
  },
};
