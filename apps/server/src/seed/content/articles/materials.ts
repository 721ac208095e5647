import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

export const materialArticles: readonly ArticleContent[] = [
  {
    id: 9,
    slug: 'go-soi-va-go-oc-cho',
    type: 'guide',
    coverTags: ['oak', 'walnut', 'dining-table', 'living-room'],
    daysAgo: 4,
    title: text(
      'Gỗ sồi hay gỗ óc chó: chọn theo ánh sáng của nhà',
      'Oak or walnut: let the light of your home decide',
      '오크와 월넛, 우리 집 빛에 맞춰 고르기',
    ),
    excerpt: text(
      'Hai loại gỗ được hỏi nhiều nhất, và một cách chọn không cần nhìn bảng màu.',
      'The two woods people ask about most, and a way to choose without a colour chart.',
      '가장 많이 묻는 두 나무를 색상표 없이 고르는 방법.',
    ),
    body: [
      text(
        'Sồi và óc chó có độ cứng gần nhau, giá chênh nhau khoảng ba phần mười, và cùng hợp với khí hậu nước ta nếu đã sấy đúng. Vậy nên câu hỏi thật sự không phải gỗ nào tốt hơn, mà là căn phòng của bạn nhận ánh sáng từ hướng nào.',
        'Oak and walnut are close in hardness, about a third apart in price, and both cope with our climate if they are dried well. So the real question is not which is better but where your room gets its light.',
        '오크와 월넛은 단단하기가 비슷하고 가격은 30% 남짓 차이 나며, 제대로 말리면 둘 다 베트남 기후를 잘 견딥니다. 그러니 무엇이 더 좋은가보다 방에 빛이 어디서 들어오는지가 먼저입니다.',
      ),
      text(
        'Phòng hướng bắc hoặc tầng thấp bị nhà đối diện che thường có ánh sáng lạnh và yếu. Sồi mộc phản sáng lại, làm phòng rộng ra thấy rõ. Phòng hướng tây thì ngược lại: nắng chiều vàng gắt làm sồi ngả cam, còn óc chó chỉ ấm thêm một chút.',
        'North rooms, or low floors shaded by the house opposite, have cool and weak light. Natural oak throws it back and the room visibly opens. West rooms are the reverse: hard evening sun turns oak orange, while walnut only grows a little warmer.',
        '북향이거나 앞집에 가린 저층은 빛이 차고 약합니다. 밝은 오크는 그 빛을 되돌려 방이 눈에 띄게 넓어 보입니다. 서향은 반대입니다. 강한 저녁 햇빛에 오크는 주황빛으로 변하지만 월넛은 조금 더 따뜻해질 뿐입니다.',
      ),
      text(
        'Cũng nên nghĩ đến sàn. Đặt bàn sồi trên sàn sồi rất dễ bị lệch tông mà không ai hiểu vì sao khó chịu. Hãy để hai món gỗ cạnh nhau khác nhau hẳn, hoặc ngăn chúng bằng một tấm thảm.',
        'Think of the floor too. An oak table on an oak floor is often half a tone off, and nobody can say why it grates. Let neighbouring woods differ clearly, or part them with a rug.',
        '바닥도 함께 생각하세요. 오크 마루 위의 오크 테이블은 색이 살짝 어긋나기 쉬운데, 왜 거슬리는지 알아채기 어렵습니다. 맞닿는 나무는 확실히 다르게 고르거나 러그로 나눠 주세요.',
      ),
      text(
        'Cách thử đơn giản: mượn một miếng mẫu, để ở đúng chỗ định kê, nhìn lúc tám giờ sáng và năm giờ chiều trong ba ngày. Nếu cả sáu lần bạn đều thích, đó là gỗ của nhà bạn.',
        'A simple test: borrow a sample, leave it where the piece will stand, and look at eight in the morning and five in the afternoon for three days. If you like it all six times, it is yours.',
        '간단한 시험이 있습니다. 샘플을 빌려 놓을 자리에 두고 사흘 동안 아침 여덟 시와 오후 다섯 시에 보세요. 여섯 번 모두 마음에 들면 그 나무가 정답입니다.',
      ),
    ],
  },
  {
    id: 10,
    slug: 'dan-may-khong-chi-la-ghe-cafe',
    type: 'guide',
    coverTags: ['rattan', 'armchair', 'veranda'],
    daysAgo: 19,
    title: text(
      'Đan mây không chỉ là ghế quán cà phê',
      'Woven rattan is more than café chairs',
      '라탄은 카페 의자만이 아닙니다',
    ),
    excerpt: text(
      'Sợi mây nhẹ, thoáng và sửa được. Chỉ cần biết nó ghét điều gì.',
      'Rattan is light, airy and mendable. You only need to know what it hates.',
      '가볍고 시원하고 고칠 수 있는 라탄, 싫어하는 것만 알아 두세요.',
    ),
    body: [
      text(
        'Mây là dây leo, không phải cây thân gỗ, nên sợi mây dẻo và nhẹ hơn gỗ cùng cỡ rất nhiều. Một chiếc ghế bành đan mây chỉ nặng chừng bảy ký, người lớn tuổi cũng tự dời được ra hiên.',
        'Rattan is a climber, not a tree, so its cane is supple and far lighter than wood of the same size. A woven armchair weighs about seven kilos; grandparents can carry it to the veranda themselves.',
        '라탄은 나무가 아니라 덩굴이어서 같은 굵기의 목재보다 훨씬 가볍고 유연합니다. 라탄 암체어는 7kg 남짓이라 어르신도 직접 툇마루로 옮길 수 있습니다.',
      ),
      text(
        'Kiểu mắt cáo hay gặp có sáu hướng sợi, chịu lực đều và cho gió lùa qua lưng. Cánh tủ mắt cáo còn giúp quần áo và giày thoáng, đỡ mùi ẩm mùa nồm.',
        'The familiar hexagon cane runs in six directions, spreads load evenly and lets air reach your back. On cabinet doors it also keeps clothes and shoes aired through the damp months.',
        '흔히 보는 육각 케인은 여섯 방향으로 엮여 하중을 고르게 나누고 등에 바람이 통합니다. 수납장 문에 쓰면 습한 철에도 옷과 신발이 눅눅해지지 않습니다.',
      ),
      text(
        'Mây ghét hai thứ: khô quá và ướt lâu. Phòng máy lạnh cả ngày làm sợi giòn, hãy lau khăn ẩm mỗi tháng một lần. Còn mưa hắt thì phải phơi bóng râm cho khô trước khi ngồi.',
        'Rattan hates two things: long dryness and standing water. Day-long air conditioning makes it brittle, so wipe it with a damp cloth once a month. After driven rain, dry it in the shade before sitting.',
        '라탄이 싫어하는 것은 두 가지, 오랜 건조함과 고인 물입니다. 하루 종일 에어컨을 켜는 방이라면 한 달에 한 번 젖은 천으로 닦아 주세요. 비에 젖었다면 그늘에서 말린 다음 앉으세요.',
      ),
      text(
        'Điều đáng quý nhất là sửa được. Đứt vài sợi, thợ đan chen sợi mới vào trong một buổi. Khi mua, hãy hỏi ghế có mã thợ không, vì đó là lời hứa sẽ có người sửa.',
        'Best of all, it can be mended. When a few strands break, a weaver slips in new ones in a morning. When you buy, ask for the weaver’s code: it is a promise that someone can repair it.',
        '무엇보다 고쳐 쓸 수 있습니다. 몇 가닥 끊어져도 장인이 반나절이면 새 줄을 끼웁니다. 살 때 장인 번호가 있는지 물어보세요. 고쳐 줄 사람이 있다는 약속입니다.',
      ),
    ],
  },
  {
    id: 11,
    slug: 'da-mai-tro-lai',
    type: 'guide',
    coverTags: ['terrazzo', 'bathroom', 'coffee-table'],
    daysAgo: 33,
    title: text(
      'Đá mài trở lại, nhưng mỏng và nhẹ hơn',
      'Terrazzo is back, thinner and lighter',
      '더 얇고 가벼워져 돌아온 테라초',
    ),
    excerpt: text(
      'Nền gạch nhà ông bà giờ nằm trên mặt bàn trà. Vì sao nó hợp với nhà hôm nay?',
      'Our grandparents’ floor is now a coffee-table top. Why does it suit homes today?',
      '할머니 댁 바닥이 거실 테이블 상판이 되었습니다. 지금 집에 왜 잘 어울릴까요?',
    ),
    body: [
      text(
        'Nhiều người lớn lên trên nền đá mài mát lạnh, trưa hè nằm thẳng xuống ngủ. Rồi gạch men bóng thay chỗ, vì đá mài phải đổ tại chỗ, nặng và lâu khô.',
        'Many of us grew up on cool terrazzo floors and napped on them at noon. Then glossy tile took over, because terrazzo had to be cast on site, was heavy and slow to cure.',
        '많은 이들이 시원한 테라초 바닥에서 한여름 낮잠을 자며 자랐습니다. 그러다 반짝이는 타일에 자리를 내주었지요. 테라초는 현장에서 부어야 했고 무겁고 더디게 말랐기 때문입니다.',
      ),
      text(
        'Cái mới là đổ sẵn thành tấm mỏng có lưới sợi. Một mặt bàn tròn 80 cm nay nặng khoảng mười tám ký, hai người khiêng nhẹ nhàng. Hạt đá là đá vụn của xưởng tạc, nên mỗi mẻ một sắc.',
        'What is new is casting thin slabs over fibre mesh. An 80 cm round top now weighs about eighteen kilos, an easy lift for two. The chips are carvers’ offcuts, so each batch has its own tone.',
        '달라진 점은 섬유망을 넣어 얇은 판으로 미리 굳힌다는 것입니다. 지름 80cm 상판이 18kg 정도라 둘이 가볍게 듭니다. 알갱이는 조각 공방의 자투리 돌이어서 회차마다 색이 조금씩 다릅니다.',
      ),
      text(
        'Đá mài có lỗ li ti, nên nước chanh, giấm, nước mắm để lâu sẽ in dấu. Hãy phủ chống thấm gốc nước mỗi năm một lần và lau ngay khi đổ. Vết mờ nhẹ có thể đánh lại bằng bột mịn tại nhà.',
        'Terrazzo has tiny pores, so lime, vinegar or fish sauce will mark it if left. Seal it with a water-based sealer once a year and wipe spills at once. Faint marks polish out at home with fine powder.',
        '테라초에는 미세한 구멍이 있어 라임즙이나 식초, 느억맘을 오래 두면 자국이 남습니다. 일 년에 한 번 수성 실러를 바르고 쏟으면 바로 닦으세요. 옅은 자국은 고운 연마분으로 집에서 지울 수 있습니다.',
      ),
      text(
        'Về phối màu, hạt to hợp với mảng rộng như mặt bàn ăn, hạt nhỏ hợp với lavabo và bàn góc. Trong một phòng chỉ nên có một món đá mài; nhiều hơn thì mắt không biết nghỉ ở đâu.',
        'As for looks, large chips suit wide surfaces like a dining top, small chips suit basins and side tables. Keep to one terrazzo piece per room; with more, the eye has nowhere to rest.',
        '큰 알갱이는 식탁처럼 넓은 면에, 작은 알갱이는 세면대와 사이드 테이블에 어울립니다. 한 방에 테라초는 한 점이면 충분합니다. 더 많으면 눈이 쉴 곳이 없습니다.',
      ),
    ],
  },
  {
    id: 12,
    slug: 'linen-mua-nong',
    type: 'guide',
    coverTags: ['linen', 'curtain', 'bedroom'],
    daysAgo: 47,
    title: text(
      'Linen cho mùa nóng: nhăn một chút, mát nhiều hơn',
      'Linen for hot months: a few creases, much cooler',
      '더운 계절의 리넨, 조금 구겨져도 훨씬 시원하게',
    ),
    excerpt: text(
      'Vì sao vải lanh hợp với sofa, rèm và ga giường ở xứ ẩm.',
      'Why flax works for sofas, curtains and sheets in a humid country.',
      '습한 나라의 소파와 커튼, 침구에 리넨이 좋은 이유.',
    ),
    body: [
      text(
        'Sợi lanh rỗng ở giữa, hút ẩm nhanh và nhả ẩm cũng nhanh. Ngồi lâu trên sofa bọc linen, lưng khô hơn hẳn so với vải sợi tổng hợp.',
        'Flax fibre is hollow; it takes up moisture quickly and gives it back just as quickly. Sit for long on a linen sofa and your back stays noticeably drier than on synthetics.',
        '아마 섬유는 속이 비어 습기를 빨리 빨아들이고 빨리 내보냅니다. 리넨 소파에 오래 앉아도 합성 섬유보다 등이 훨씬 보송합니다.',
      ),
      text(
        'Nếp nhăn là bản tính của linen. Nếu bạn thích phẳng, chọn linen pha 30–45% cotton hoặc polyester tái chế, bề mặt vẫn mộc mà ít nhăn. Nếu bạn thích thoải mái, chọn linen thuần và quên bàn ủi đi.',
        'Creases are its nature. If you like things smooth, choose a blend with 30–45% cotton or recycled polyester: still matt, less wrinkled. If you like ease, choose pure linen and forget the iron.',
        '구김은 리넨의 성격입니다. 반듯한 편이 좋다면 면이나 재생 폴리에스터를 30~45% 섞은 원단을 고르세요. 질감은 그대로이고 구김이 적습니다. 편안함이 좋다면 순수 리넨을 고르고 다리미는 잊으세요.',
      ),
      text(
        'Rèm linen nên may dài chạm sàn và rộng gấp đôi thanh treo. Vải mỏng một lớp lọc nắng đẹp nhưng không cản tối; phòng ngủ cần thêm lớp lót.',
        'Linen curtains should touch the floor and be twice as wide as the rail. A single layer filters sun beautifully but does not darken; a bedroom needs a lining.',
        '리넨 커튼은 바닥에 닿는 길이에 레일의 두 배 너비로 만드세요. 한 겹은 햇빛을 곱게 거르지만 어둡게 하지는 못하니, 침실에는 안감을 더하세요.',
      ),
      text(
        'Giặt nước lạnh, phơi ngang lúc còn ẩm, vuốt tay cho thẳng. Sau mười lần giặt, linen mềm như áo cũ. Đó cũng là lúc nó đẹp nhất.',
        'Wash cold, hang while still damp, smooth it by hand. After ten washes linen is as soft as an old shirt, and that is when it looks its best.',
        '찬물에 세탁해 덜 말랐을 때 널고 손으로 펴 주세요. 열 번쯤 빨면 오래 입은 셔츠처럼 부드러워집니다. 그때가 가장 아름답습니다.',
      ),
    ],
  },
  {
    id: 13,
    slug: 'dong-de-moc',
    type: 'guide',
    coverTags: ['brass', 'mirror', 'lamp'],
    daysAgo: 61,
    title: text(
      'Đồng để mộc: đừng đánh bóng vội',
      'Bare brass: do not polish it yet',
      '코팅하지 않은 황동, 서둘러 닦지 마세요',
    ),
    excerpt: text(
      'Lớp xỉn màu bạn định chùi đi chính là thứ người ta trả tiền để có.',
      'The tarnish you are about to rub off is what people pay for.',
      '닦아 내려던 그 빛깔이 바로 황동의 값어치입니다.',
    ),
    body: [
      text(
        'Đồng thau mới tiện có màu vàng chanh hơi gắt. Sau vài tháng, không khí ẩm và tay người làm nó dịu xuống thành màu mật, rồi nâu trầm ở những khe ít chạm.',
        'Freshly turned brass is a sharp lemon yellow. Within months, damp air and hands soften it to honey, then to brown in the corners nobody touches.',
        '갓 깎은 황동은 쨍한 레몬빛입니다. 몇 달이 지나면 습한 공기와 손길에 꿀빛으로 가라앉고, 손이 닿지 않는 틈은 갈색으로 깊어집니다.',
      ),
      text(
        'Lớp ấy gọi là nước thời gian, và nó bảo vệ kim loại bên trong. Đồng phủ bóng công nghiệp thì sáng lâu hơn, nhưng khi lớp phủ bong sẽ loang lổ và rất khó sửa.',
        'This layer is patina, and it protects the metal beneath. Lacquered brass stays bright longer, but once the coating lifts it goes blotchy and is hard to rescue.',
        '이 층을 파티나라 하며 속의 금속을 지켜 줍니다. 래커를 입힌 황동은 오래 빛나지만, 코팅이 벗겨지면 얼룩져 되살리기 어렵습니다.',
      ),
      text(
        'Lau bằng khăn khô mỗi tuần là đủ. Muốn sáng lại một chỗ, lấy nửa quả chanh chấm muối, xoa nhẹ, rửa và lau khô ngay. Đừng dùng giấy nhám hay chất tẩy bếp.',
        'A dry cloth once a week is enough. To brighten one spot, rub it gently with half a lime dipped in salt, rinse and dry at once. No sandpaper, no oven cleaner.',
        '일주일에 한 번 마른 천이면 충분합니다. 한 부분만 밝게 하려면 라임 반쪽에 소금을 찍어 살살 문지르고 헹궈 바로 닦으세요. 사포나 주방 세정제는 쓰지 마세요.',
      ),
      text(
        'Trong phòng, đồng đẹp nhất ở chỗ tay hay chạm: tay nắm tủ, công tắc đèn, vòi nước. Dùng ít thôi, ba điểm trong một phòng là vừa.',
        'In a room, brass is at its best where hands go: drawer pulls, lamp switches, taps. Use little of it; three spots in a room are plenty.',
        '황동은 손이 자주 닿는 손잡이와 스위치, 수전에서 가장 아름답습니다. 조금만 쓰세요. 한 방에 세 군데면 충분합니다.',
      ),
    ],
  },
  {
    id: 14,
    slug: 'da-that-da-cong-nghiep',
    type: 'guide',
    coverTags: ['leather', 'sofa', 'living-room'],
    daysAgo: 78,
    title: text(
      'Da thật, da công nghiệp và căn nhà có mèo',
      'Real leather, faux leather, and a home with a cat',
      '천연 가죽과 인조 가죽, 그리고 고양이가 있는 집',
    ),
    excerpt: text(
      'Câu hỏi về móng mèo, mồ hôi và điều hòa, trả lời thẳng.',
      'Questions about claws, sweat and air conditioning, answered straight.',
      '발톱과 땀, 에어컨에 관한 질문에 솔직하게 답합니다.',
    ),
    body: [
      text(
        'Da bò thật ở sofa thường dày 1,2–1,6 mm, mát khi mới ngồi và ấm dần theo người. Da công nghiệp phủ nhựa thì giá nhẹ hơn, màu đều, nhưng sau bốn đến sáu năm lớp mặt hay nứt.',
        'Cowhide on sofas is usually 1.2–1.6 mm thick, cool at first and warming with you. Coated faux leather costs less and is even in colour, but its surface tends to crack after four to six years.',
        '소파용 소가죽은 두께 1.2~1.6mm로, 처음엔 시원하고 앉을수록 따뜻해집니다. 코팅 인조 가죽은 저렴하고 색이 고르지만 4~6년이 지나면 표면이 갈라지기 쉽습니다.',
      ),
      text(
        'Với mèo, bề mặt trơn lại có lợi: mèo thích cào thứ có sợi để móc móng. Nhiều nhà có mèo thấy sofa da ít bị cào hơn sofa vải thô, miễn là cạnh đó có một trụ cào.',
        'With cats, smooth is an advantage: they prefer to scratch something with loops to hook. Many owners find a leather sofa scratched less than coarse fabric, provided a scratching post stands nearby.',
        '고양이는 발톱이 걸리는 올이 있는 것을 좋아해서 매끈한 면이 오히려 유리합니다. 옆에 스크래처만 있다면 가죽 소파가 거친 패브릭보다 덜 긁혔다는 집이 많습니다.',
      ),
      text(
        'Điều hòa làm da khô. Mỗi sáu tháng bôi một lớp kem dưỡng mỏng, để qua đêm rồi lau. Đừng kê sofa da sát cửa kính hướng tây: nắng làm phai màu nhanh hơn mọi thứ khác.',
        'Air conditioning dries leather. Twice a year apply a thin coat of conditioner, leave it overnight, wipe it off. Do not push it against west-facing glass: sun fades leather faster than anything else.',
        '에어컨은 가죽을 말립니다. 반년에 한 번 보습 크림을 얇게 바르고 하룻밤 둔 뒤 닦아 내세요. 서향 유리창에 붙여 두면 무엇보다 빨리 색이 바랩니다.',
      ),
      text(
        'Nếu nhà nóng và ít bật điều hòa, hãy chọn vải bọc tháo giặt. Nếu nhà có trẻ nhỏ hay làm đổ sữa, chọn da. Không có chất liệu tốt nhất, chỉ có thói quen của nhà bạn.',
        'If your home is hot and seldom cooled, choose washable fabric. If children spill milk, choose leather. There is no best material, only the habits of your household.',
        '덥고 에어컨을 잘 켜지 않는 집이라면 벗겨 빠는 패브릭을, 아이가 우유를 자주 쏟는 집이라면 가죽을 고르세요. 최고의 소재는 없고 우리 집의 습관이 있을 뿐입니다.',
      ),
    ],
  },
  {
    id: 15,
    slug: 'be-tong-trong-nha',
    type: 'guide',
    coverTags: ['concrete', 'industrial', 'living-room'],
    daysAgo: 96,
    title: text(
      'Bê tông trong nhà mà không lạnh',
      'Concrete indoors without the chill',
      '차갑지 않은 실내 콘크리트',
    ),
    excerpt: text(
      'Ba điều giúp mảng tường xám trở nên dễ ở.',
      'Three things that make a grey wall easy to live with.',
      '회색 벽을 살기 좋게 만드는 세 가지.',
    ),
    body: [
      text(
        'Bê tông trần hấp dẫn vì nó thật: thấy được vân ván khuôn, bọt khí, vết nối. Nhưng một căn phòng toàn xám dễ thành nhà kho. Cần ba thứ để cân lại: gỗ, vải và ánh sáng thấp.',
        'Bare concrete appeals because it is honest: you see the board marks, the bubbles, the joints. But an all-grey room soon feels like a warehouse. Three things balance it: wood, cloth and low light.',
        '노출 콘크리트는 거푸집 무늬와 기포, 이음매가 그대로 보여 정직한 매력이 있습니다. 하지만 온통 회색이면 창고처럼 느껴지지요. 나무와 천, 낮은 조명이 균형을 잡아 줍니다.',
      ),
      text(
        'Gỗ nên chiếm ít nhất một phần ba diện tích nhìn thấy: sàn, kệ hoặc một bức vách. Gỗ càng có vân rõ càng hợp với mặt xi măng phẳng lì.',
        'Wood should take up at least a third of what you see: floor, shelves or a panelled wall. The stronger the grain, the better it answers flat cement.',
        '나무는 눈에 보이는 면의 3분의 1 이상이 좋습니다. 바닥이나 선반, 벽판 하나면 됩니다. 결이 뚜렷할수록 평평한 시멘트와 잘 어울립니다.',
      ),
      text(
        'Vải giúp giảm tiếng vang. Phòng bê tông 20 m² không thảm, không rèm nghe rất chói; thêm một tấm thảm 2 × 3 m và rèm dày là nói chuyện dễ chịu hẳn.',
        'Cloth tames the echo. A 20 m² concrete room with no rug or curtain rings unpleasantly; add a 2 × 3 m rug and heavy curtains and talking becomes easy again.',
        '천은 울림을 줄입니다. 러그도 커튼도 없는 20m² 콘크리트 방은 귀가 따갑지만, 2×3m 러그와 두꺼운 커튼을 더하면 대화가 편해집니다.',
      ),
      text(
        'Cuối cùng, hạ đèn xuống. Đèn âm trần rọi thẳng làm lộ mọi vết rỗ. Hai đèn sàn và một đèn bàn bóng 2.700 K đặt dưới tầm mắt sẽ khiến bức tường xám ấm lên như đất.',
        'Finally, bring the light down. Downlights rake every pit in the wall. Two floor lamps and a table lamp at 2,700 K, below eye level, make grey look as warm as earth.',
        '마지막으로 조명을 낮추세요. 천장 매입등은 벽의 흠을 모두 드러냅니다. 눈높이 아래에 2,700K 플로어 램프 둘과 테이블 램프 하나를 두면 회색 벽이 흙처럼 따뜻해집니다.',
      ),
    ],
  },
];
