import { type Text, text } from '../text.ts';

/** Why somebody called: where a company's telling of a project begins. */
export const asked: readonly Text[] = [
  text(
    'Chủ nhà vừa nhận bàn giao thô và cưới sau Tết, nên lịch là thứ khó nhất.',
    'The owners had the bare shell and a wedding after Tết: the calendar was the hard part.',
    '골조만 인도받았고 설 뒤에 결혼식이 있어, 일정이 가장 어려운 과제였습니다.',
  ),
  text(
    'Ba năm ở thuê, hai vợ chồng ghi hẳn một cuốn sổ những điều không muốn gặp lại.',
    'After three years of renting, the couple had a notebook of what they never wanted again.',
    '3년 세를 살며 부부는 다시 겪고 싶지 않은 것들을 공책에 적어 두었습니다.',
  ),
  text(
    'Nhà thấm từ mái xuống tới phòng thờ; người thợ trước đã quét chống thấm ba lần.',
    'The roof leaked down to the altar room; it had been painted over three times before us.',
    '지붕에서 제실까지 물이 새는 집으로, 앞선 업자가 세 번이나 방수액을 발랐습니다.',
  ),
  text(
    'Hai con nhỏ, một ông nội ngồi xe lăn, một con chó hay cào cửa.',
    'Two children, a grandfather in a wheelchair, and a dog that scratches doors.',
    '어린아이 둘, 휠체어를 타시는 할아버지, 문을 긁는 강아지가 사는 집입니다.',
  ),
  text(
    'Căn hộ mua lại, bếp nằm giữa nhà và không có lấy một cửa sổ.',
    'A second-hand flat with its kitchen in the middle and not one window to it.',
    '주방이 집 한가운데 있고 창이 하나도 없는 중고 아파트였습니다.',
  ),
  text(
    'Chủ nhà làm việc ban đêm, cần một phòng ngủ tối hẳn lúc mười giờ sáng.',
    'The owner works nights and needed a bedroom that is dark at ten in the morning.',
    '밤에 일하시는 분이라 오전 10시에도 깜깜한 침실이 필요했습니다.',
  ),
  text(
    'Nhà phố rộng ba mét sáu, phòng giữa chưa bao giờ tắt đèn ban ngày.',
    'A house three metres sixty wide, whose middle room had never been without a lamp by day.',
    '폭 3.6m 집으로, 가운데 방은 낮에도 불을 끈 적이 없었습니다.',
  ),
  text(
    'Gia đình ở nước ngoài, mọi quyết định qua điện thoại lúc chín giờ tối.',
    'The family lives abroad; every decision was made by phone at nine in the evening.',
    '가족이 해외에 있어 모든 결정을 밤 9시 통화로 했습니다.',
  ),
  text(
    'Chị chủ bán hàng qua mạng: nửa phòng khách là kho, nửa còn lại là chỗ ăn cơm.',
    'She sells online: half the living room was a store, the other half where they ate.',
    '온라인 판매를 하셔서 거실 절반은 창고, 절반은 식탁 자리였습니다.',
  ),
  text(
    'Căn hộ cho thuê, hai lượt khách cách nhau đúng mười sáu ngày.',
    'A flat to let, with sixteen days between two tenants.',
    '임대용으로, 세입자가 바뀌는 기간이 딱 16일이었습니다.',
  ),
  text(
    'Nhà cũ của ông bà, các con muốn giữ cầu thang và bỏ hết phần còn lại.',
    'The grandparents’ house: the children wanted the stair kept and everything else gone.',
    '조부모님의 옛집으로, 자녀들은 계단만 남기고 모두 바꾸길 원했습니다.',
  ),
  text(
    'Chủ nhà đưa một bức ảnh khách sạn và một con số, con số bằng nửa bức ảnh.',
    'They brought the picture of a hotel and a sum; the sum was half the picture.',
    '호텔 사진 한 장과 금액을 가져오셨는데, 금액은 사진의 절반이었습니다.',
  ),
  text(
    'Trần thấp hai mét năm lăm và bốn dầm chạy ngang, ai vào cũng cúi.',
    'Ceilings of 2.55 m with four beams across: everybody ducked.',
    '천장 2.55m에 보가 네 줄 지나가, 들어오는 사람마다 고개를 숙였습니다.',
  ),
  text(
    'Tủ đồ chiếm hết lối đi: ba thế hệ, chưa ai bỏ thứ gì.',
    'Cupboards had eaten the hall: three generations, and nobody had ever thrown a thing away.',
    '3대가 아무것도 버리지 않아 수납장이 통로를 다 차지했습니다.',
  ),
  text(
    'Ban quản lý chỉ cho làm ồn từ chín giờ tới mười một rưỡi sáng.',
    'The building allows noise from nine to half past eleven and no longer.',
    '관리 규정상 소음 작업은 오전 9시부터 11시 반까지만 가능했습니다.',
  ),
  text(
    'Mặt tiền hướng tây, ba giờ chiều phòng khách ba mươi bảy độ.',
    'It faces west: at three in the afternoon the living room stood at thirty-seven degrees.',
    '서향이라 오후 3시면 거실이 37도까지 올라갔습니다.',
  ),
  text(
    'Chủ nhà hát chèo, hàng xóm thì không.',
    'The owner sings folk opera; the neighbours do not.',
    '집주인은 전통극을 부르고, 이웃은 그렇지 않습니다.',
  ),
  text(
    'Đám cháy nhỏ ở bếp làm ám khói cả căn, bảo hiểm trả phần tường.',
    'A small fire in the kitchen had smoked the whole flat; the insurer paid for the walls.',
    '주방의 작은 화재로 집 전체에 그을음이 배었고, 보험은 벽만 보상했습니다.',
  ),
  text(
    'Nhà đang ở, không có chỗ dọn đi, nên chia làm hai nửa và làm từng nửa.',
    'They lived in it and had nowhere to go, so it was done one half at a time.',
    '옮길 곳이 없어 살면서 절반씩 나누어 시공했습니다.',
  ),
  text(
    'Cặp vợ chồng về hưu, dọn từ nhà bốn tầng xuống một căn hộ.',
    'A retired couple moved from four storeys into one flat.',
    '은퇴한 부부가 4층 집에서 아파트로 옮기는 일이었습니다.',
  ),
  text(
    'Người chủ trước đục mất một góc cột; chúng tôi thấy khi tháo tấm ốp.',
    'A former owner had cut into a column; we found it behind the cladding.',
    '전 주인이 기둥 모서리를 파 놓은 것을 마감재를 뜯고서야 발견했습니다.',
  ),
  text(
    'Yêu cầu gói trong một câu: đừng để mẹ tôi phải bước qua bậc nào nữa.',
    'The brief was one sentence: let my mother step over nothing any more.',
    '요청은 한마디였습니다. 어머니가 더는 턱을 넘지 않게 해 달라는 것.',
  ),
  text(
    'Nước máy yếu buổi chiều, máy giặt chạy lúc hai giờ sáng suốt mấy năm.',
    'The water is weak in the evening; for years the washing ran at two at night.',
    '저녁이면 수압이 약해 몇 년간 새벽 2시에 세탁기를 돌리셨습니다.',
  ),
  text(
    'Chủ nhà tự thiết kế trên giấy kẻ ô, đúng tới từng phân, chỉ quên ống thoát.',
    'The owner drew it himself on squared paper, right to the centimetre but for the drains.',
    '집주인이 모눈종이에 직접 설계하셨는데, 배수관만 빼고 1cm까지 정확했습니다.',
  ),
];

/** What was done about it. */
export const done: readonly Text[] = [
  text(
    'Cả hệ điện đi lại, mười bốn đường riêng, mỗi đường một nhãn trong tủ.',
    'The wiring is all new: fourteen circuits, each with its label.',
    '전기는 열네 회로로 새로 하고 분전함에 모두 이름을 붙였습니다.',
  ),
  text(
    'Chống thấm ba lớp, thử nước bảy mươi hai giờ, tầng dưới ký xác nhận khô.',
    'Three coats of proofing, seventy-two hours of water, and the flat below signed that it stayed dry.',
    '방수 세 겹에 72시간 담수, 아래층이 이상 없음을 확인하고 서명했습니다.',
  ),
  text(
    'Vách thạch cao hai lớp có bông khoáng; đo lại còn ba mươi mốt đề-xi-ben.',
    'Double boards with mineral wool: thirty-one decibels came through afterwards.',
    '미네랄울을 채운 이중 석고벽으로, 소음이 31데시벨까지 내려갔습니다.',
  ),
  text(
    'Bếp dời ra sát ban công, ống hút mùi ngắn lại còn một mét hai.',
    'The kitchen moved to the balcony, which cut its duct to a metre twenty.',
    '주방을 발코니 쪽으로 옮겨 배기관이 1.2m로 짧아졌습니다.',
  ),
  text(
    'Giếng trời mở rộng thêm bốn mươi phân, tường quanh quét trắng mờ để hắt sáng.',
    'The light well grew by forty centimetres, its walls matt white to pass the light on.',
    '채광정을 40cm 넓히고 벽을 무광 흰색으로 칠해 빛을 퍼뜨렸습니다.',
  ),
  text(
    'Tủ tới trần, hộc trên cùng để đồ Tết, có thang gấp giấu sau cánh.',
    'Cupboards to the ceiling, the top row for Tết things, a folding ladder behind a door.',
    '천장까지 수납장을 짜고 맨 위는 명절용품, 문 뒤에는 접이식 사다리를 숨겼습니다.',
  ),
  text(
    'Sàn nâng hai phân bằng đúng bậc nhà tắm, xe lăn lăn thẳng vào.',
    'The floor rose two centimetres to meet the bathroom’s: the chair rolls straight in.',
    '바닥을 욕실 높이에 맞춰 2cm 올려 휠체어가 그대로 들어갑니다.',
  ),
  text(
    'Dầm không giấu mà sơn cùng màu trần, đèn ray chạy dọc, nhìn cao hẳn lên.',
    'The beams are not hidden but painted like the ceiling with a track along them; it looks higher.',
    '보를 숨기지 않고 천장과 같은 색으로 칠해 레일 조명을 달았더니 한결 높아 보입니다.',
  ),
  text(
    'Kính dán hai lớp ở mặt tây, lam nhôm xoay tay phía ngoài.',
    'Laminated glass to the west, and aluminium louvres outside that turn by hand.',
    '서쪽은 접합 유리, 바깥에는 손으로 돌리는 알루미늄 루버를 달았습니다.',
  ),
  text(
    'Gạch cũ gỡ được hơn hai trăm viên nguyên, đủ lát lại lối vào.',
    'Some two hundred old tiles came up whole, enough for the entrance.',
    '옛 타일 200여 장을 온전히 떼어 현관에 다시 깔았습니다.',
  ),
  text(
    'Cầu thang đánh tới thớ gỗ, thay ba mặt bậc, giữ nguyên tiếng kêu ở bậc thứ năm.',
    'The stair was sanded to the grain, three treads replaced; the fifth still creaks as it should.',
    '계단은 결이 보일 때까지 갈고 디딤판 셋을 바꾸었으며, 다섯째 칸의 삐걱 소리는 남겼습니다.',
  ),
  text(
    'Bơm tăng áp đặt trong hộp có lò xo, đứng sát không nghe.',
    'The pump stands on springs in its own box; you have to touch it to know.',
    '가압 펌프는 스프링 상자에 넣어 옆에 서도 소리가 안 납니다.',
  ),
  text(
    'Đóng trần sau cùng, khi mọi đường ống đã chụp ảnh và đo.',
    'Ceilings closed last, when each pipe had been measured and photographed.',
    '모든 배관을 재고 사진으로 남긴 뒤 천장을 마지막에 닫았습니다.',
  ),
  text(
    'Phòng làm việc là một hốc một mét tư sau cửa lùa, đóng lại là hết giờ.',
    'The study is a niche of a metre forty behind a sliding door: shut it, and work is over.',
    '서재는 미닫이 뒤 1.4m 공간으로, 닫으면 퇴근입니다.',
  ),
  text(
    'Ván dùng loại E0, mở cửa sổ hai tuần rồi mới chuyển đồ vào.',
    'Boards are E0, and the windows stood open for two weeks before anything moved in.',
    '자재는 E0 등급으로, 2주간 창을 열어 둔 뒤 입주했습니다.',
  ),
  text(
    'Góc cột bị đục được bọc thép theo bản tính của kỹ sư, có ảnh từng lớp.',
    'The damaged column was jacketed in steel after an engineer’s calculation, each layer photographed.',
    '파인 기둥은 기술자의 계산대로 강판으로 보강하고 단계마다 사진을 남겼습니다.',
  ),
  text(
    'Đồ cồng kềnh lên bằng cẩu ngoài ban công, đăng ký với phường trước ba hôm.',
    'What was large came over the balcony by crane, announced to the ward three days ahead.',
    '큰 가구는 사흘 전 신고하고 발코니로 크레인을 써서 올렸습니다.',
  ),
  text(
    'Đèn ba lớp: trần, hắt, đọc sách; công tắc hai đầu giường không ai phải dậy.',
    'Light in three layers, and switches at both sides of the bed: nobody gets up.',
    '조명은 천장, 간접, 독서 세 겹이고 침대 양쪽에 스위치가 있습니다.',
  ),
  text(
    'Bàn bếp đá liền tấm hai mét bảy, không mối nối nào gần chậu.',
    'The worktop is one slab of 2.7 m, with no joint near the sink.',
    '상판은 2.7m 통판으로 개수대 근처에 이음매가 없습니다.',
  ),
  text(
    'Kho hàng gói trong một bức tường tủ sâu bảy mươi, bàn đóng gói gập xuống từ đó.',
    'The stock went into one wall of cupboards seventy deep; the packing table folds out of it.',
    '재고는 깊이 70cm 벽장에 넣고, 포장대는 그 안에서 내려옵니다.',
  ),
  text(
    'Cửa sổ cũ giữ khung, thay ron và kính; rẻ hơn thay mới một nửa mà kín như nhau.',
    'Old window frames stayed with new seals and glass: half the price and as tight.',
    '창틀은 살리고 고무와 유리만 바꿔, 비용은 절반에 기밀은 같습니다.',
  ),
  text(
    'Nhà vệ sinh thứ hai nằm gọn dưới chiếu nghỉ, cao vừa đủ một mét chín.',
    'A second toilet fits below the landing, a metre ninety high.',
    '두 번째 화장실을 계단참 아래 1.9m 높이에 넣었습니다.',
  ),
  text(
    'Sơn gốc nước, thợ bả soi đèn ngang; chủ nhà khoanh bút chì mười một chỗ, làm lại đủ mười một.',
    'Water-based paint under a raking light; the owner ringed eleven spots, and eleven were done again.',
    '수성 도료를 쓰고 옆조명으로 점검해, 표시하신 열한 곳을 모두 다시 했습니다.',
  ),
  text(
    'Ống nước nóng bọc cách nhiệt suốt tuyến, mở vòi bảy giây là ấm.',
    'Hot pipes are wrapped all the way: seven seconds to warm water.',
    '온수관 전체를 보온해 7초면 따뜻한 물이 나옵니다.',
  ),
  text(
    'Sàn vinyl dán thay gỗ vì tầng trệt ẩm, đo dưới bốn phần trăm mới dán.',
    'Vinyl instead of wood, as the ground floor is damp; laid once it measured below four per cent.',
    '1층 습기 때문에 목재 대신 비닐을 깔았고, 수분 4% 미만에서 시공했습니다.',
  ),
  text(
    'Bàn thờ đặt trên tường đặc, phía trên không có phòng tắm, đúng lời dặn của bà.',
    'The altar stands on a solid wall with no bathroom above it, as the grandmother had asked.',
    '할머니의 당부대로 제단은 위에 욕실이 없는 단단한 벽에 모셨습니다.',
  ),
  text(
    'Phần mộc làm sẵn ở xưởng, lắp bốn ngày, mạt cưa không quá một bao.',
    'Joinery was made beforehand: four days of fitting and one sack of dust.',
    '목공은 공장에서 만들어 나흘 만에 설치했고, 톱밥은 한 자루였습니다.',
  ),
  text(
    'Mái thêm lớp cách nhiệt năm phân và khe thông gió, trần mát hơn sáu độ.',
    'Five centimetres of insulation and an air gap: the ceiling is six degrees cooler.',
    '지붕에 단열 5cm와 통기층을 더해 천장이 6도 낮아졌습니다.',
  ),
  text(
    'Cửa chó riêng ở ban công, viền inox cao ba mươi phân quanh cửa gỗ.',
    'The dog has a flap of its own, and doors wear a steel edge thirty centimetres high.',
    '발코니에 강아지 문을 내고 목문 아래 30cm는 스테인리스로 둘렀습니다.',
  ),
  text(
    'Mỗi tối thứ sáu gửi mười tấm ảnh và ba câu hỏi; sáng thứ hai có trả lời là làm tiếp.',
    'Ten pictures and three questions each Friday; with the answers on Monday we went on.',
    '금요일 밤마다 사진 열 장과 질문 셋을 보내고, 월요일에 답을 받아 이어 갔습니다.',
  ),
];

/** How it ended, for better and for worse. */
export const ended: readonly Text[] = [
  text(
    'Quyết toán lệch hợp đồng 1,8 %, phần lệch là bồn tắm chủ nhà đổi.',
    'The final bill was 1.8 % off the contract, all of it the bathtub they changed.',
    '정산은 계약보다 1.8% 늘었고, 모두 욕조를 바꾸신 몫입니다.',
  ),
  text(
    'Trễ năm ngày vì đá nứt lúc vận chuyển; trừ vào đợt cuối như hợp đồng.',
    'Five days late, as a slab broke on its way; they came off the last payment.',
    '운반 중 돌이 깨져 닷새 늦었고, 계약대로 잔금에서 뺐습니다.',
  ),
  text(
    'Ba tháng sau quay lại chỉnh bản lề, mang theo một hộp vít cho chủ nhà giữ.',
    'We came back after three months for the hinges and left a box of screws.',
    '석 달 뒤 경첩을 조정하러 들러 나사 한 통을 두고 왔습니다.',
  ),
  text(
    'Mùa mưa đầu tiên đã qua, tường phòng thờ vẫn khô.',
    'The first rains are over, and the altar wall is dry.',
    '첫 장마가 지났지만 제실 벽은 말라 있습니다.',
  ),
  text(
    'Điều làm chưa hay: ổ cắm sau tủ lạnh thấp quá, phải nối dài.',
    'What we would do otherwise: the socket behind the fridge is too low and needed a lead.',
    '아쉬운 점: 냉장고 뒤 콘센트가 낮아 연장선을 썼습니다.',
  ),
  text(
    'Chủ nhà dọn vào đúng hôm rằm, chúng tôi được mời bữa cơm đầu tiên.',
    'They moved in on the full moon and asked us to the first meal.',
    '보름날 입주하셨고, 첫 식사에 저희도 초대받았습니다.',
  ),
  text(
    'Tiền điện tháng bảy giảm gần một phần ba so với năm trước.',
    'July’s power cost nearly a third less than the year before.',
    '7월 전기료가 작년보다 3분의 1 가까이 줄었습니다.',
  ),
  text(
    'Bàn giao kèm sơ đồ ống, ảnh trước khi đóng trần và hai viên gạch dự phòng mỗi loại.',
    'Handed over with a plan of the pipes, pictures from before the ceiling and two spare tiles of each.',
    '배관도, 천장 닫기 전 사진, 타일 여분 두 장씩을 함께 드렸습니다.',
  ),
  text(
    'Hàng xóm tầng dưới xin số điện thoại.',
    'The neighbour below asked for our number.',
    '아래층 이웃이 연락처를 물어 왔습니다.',
  ),
  text(
    'Bớt được hai mươi ba triệu so với dự toán nhờ giữ lại cửa cũ.',
    'Keeping the old doors saved twenty-three million against the estimate.',
    '옛 문을 살려 예산보다 2,300만 동을 아꼈습니다.',
  ),
  text(
    'Tường kính đẹp nhưng phải lau hai lần một tuần; chúng tôi đã nói trước.',
    'The glass wall is lovely and wants wiping twice a week; we had said so.',
    '유리벽은 예쁘지만 주 2회 닦아야 하며, 미리 말씀드렸습니다.',
  ),
  text(
    'Đợt cuối chủ nhà giữ lại năm phần trăm trong một năm, đúng thỏa thuận.',
    'Five per cent is held back for a year, as agreed.',
    '잔금의 5%는 약속대로 1년간 보류하셨습니다.',
  ),
  text(
    'Chúng tôi học được một điều: hỏi giờ ngủ của cả nhà trước khi xếp lịch khoan.',
    'We learned to ask when everybody sleeps before we plan the drilling.',
    '드릴 일정을 잡기 전에 가족의 취침 시간부터 물어야 함을 배웠습니다.',
  ),
  text(
    'Phòng giữa giờ đọc báo được lúc mười giờ sáng mà không bật đèn.',
    'In the middle room one can read the paper at ten without a lamp.',
    '가운데 방에서 오전 10시에 불 없이 신문을 읽습니다.',
  ),
  text(
    'Bà cụ tự ra ban công tưới rau từ hôm đầu tiên.',
    'The grandmother has watered her herbs on the balcony by herself since the first day.',
    '할머니는 첫날부터 혼자 발코니에 나가 채소에 물을 주십니다.',
  ),
  text(
    'Một cánh tủ cong sau mùa nồm, đã thay bằng loại lõi khác, không tính tiền.',
    'One door warped in the damp months and was replaced with another core, free.',
    '습한 철에 문짝 하나가 휘어 다른 심재로 무상 교체했습니다.',
  ),
  text(
    'Nhà chưa xong phần sân thượng: để dành năm sau, ống chờ đã có.',
    'The roof terrace waits for next year; its pipes are there.',
    '옥상은 내년 몫으로 남겼고 배관은 미리 빼 두었습니다.',
  ),
  text(
    'Tổng cộng chín bản vẽ, hai lần đổi ý, không lần nào cãi nhau.',
    'Nine drawings, two changes of mind and not one quarrel.',
    '도면 아홉 장, 두 번의 변심, 다툼은 없었습니다.',
  ),
  text(
    'Khách thuê mới ký từ tuần thứ hai.',
    'The new tenant signed in the second week.',
    '둘째 주에 새 세입자가 계약했습니다.',
  ),
  text(
    'Hàng xóm tặng một giỏ xoài vì bụi không qua tới nhà họ.',
    'The neighbours sent mangoes, as no dust had reached them.',
    '먼지가 오지 않았다며 이웃이 망고 한 바구니를 보냈습니다.',
  ),
];
