import { text } from '../text.ts';
import type { EssayContent } from './essay.ts';

/** Essays about rooms, light and the street. */
export const placeEssays: readonly EssayContent[] = [
  {
    id: 34,
    slug: 'anh-sang-luc-nam-gio',
    author: { name: 'Nguyễn Hạ Lan', avatar: 5 },
    coverTags: ['balcony', 'living', 'scandinavian'],
    daysAgo: 33,
    title: text('Ánh sáng lúc năm giờ', 'The light at five', '다섯 시의 빛'),
    excerpt: text(
      'Mỗi ngày có hai mươi phút, căn hộ hướng tây của tôi trở thành nơi đẹp nhất thành phố.',
      'For twenty minutes a day my west-facing flat is the finest place in the city.',
      '하루 이십 분, 서향인 우리 집은 도시에서 가장 아름다운 곳이 됩니다.',
    ),
    body: [
      text(
        'Ai cũng khuyên đừng mua nhà hướng tây. Nóng, bạc rèm, tốn điện. Tôi mua vì rẻ, và vì không biết rằng mình sẽ yêu năm giờ chiều.',
        'Everyone warns you off a west-facing flat. Hot, hard on curtains, hungry for power. I bought mine because it was cheap, and because I did not know I would fall in love with five o’clock.',
        '다들 서향집은 사지 말라고 합니다. 덥고, 커튼이 바래고, 전기를 먹는다고요. 저는 싸서 샀고, 제가 오후 다섯 시를 사랑하게 될 줄은 몰랐습니다.',
      ),
      text(
        'Bốn giờ bốn mươi, nắng chạm mép bàn ăn. Bốn giờ năm mươi, nó leo lên lưng ghế, in bóng mắt cáo lên tường. Đúng năm giờ thì tới chậu lan ý, và lá nào cũng trong như ngọc.',
        'At twenty to five the sun touches the edge of the table. At ten to it climbs the chair back and prints the cane on the wall. At five exactly it reaches the peace lily, and every leaf turns to jade.',
        '네 시 사십 분, 볕이 식탁 모서리에 닿습니다. 네 시 오십 분, 의자 등을 타고 올라 벽에 라탄 무늬를 찍습니다. 다섯 시 정각, 스파티필룸에 이르면 잎마다 옥처럼 맑아집니다.',
      ),
      text(
        'Tôi bắt đầu về nhà sớm. Đồng nghiệp tưởng tôi có hẹn. Tôi có hẹn thật, với một vệt sáng rộng bằng cái khăn trải bàn.',
        'I began to come home early. My colleagues thought I was meeting someone. I was: a patch of light the size of a tablecloth.',
        '일찍 퇴근하기 시작했습니다. 동료들은 약속이 있는 줄 알았습니다. 있었습니다, 식탁보만 한 빛 한 자락과.',
      ),
      text(
        'Tháng mười, họ xây tòa nhà đối diện đến tầng mười chín. Ánh sáng đến muộn hơn, đi sớm hơn: hai mươi phút còn mười hai. Tôi dời bàn ăn một mét về phía cửa, đuổi theo nó.',
        'In October the tower opposite reached its nineteenth floor. The light came later and left sooner: of twenty minutes twelve remain. I moved the table a metre towards the window, to follow it.',
        '시월에 맞은편 건물이 19층까지 올라갔습니다. 빛은 늦게 와서 일찍 떠났고, 이십 분은 십이 분이 되었습니다. 저는 식탁을 창 쪽으로 1미터 옮겨 따라갔습니다.',
      ),
      text(
        'Mười hai phút cũng đủ để pha một ấm trà. Có những thứ không cần dài, chỉ cần biết giờ nó đến.',
        'Twelve minutes are enough to make a pot of tea. Some things need not last, so long as you know when they come.',
        '차 한 주전자를 우리기에는 십이 분이면 충분합니다. 길지 않아도, 언제 오는지만 알면 되는 것들이 있습니다.',
      ),
    ],
  },
  {
    id: 35,
    slug: 'hien-nha-khong-cua',
    author: { name: 'Đỗ Thanh Tùng', avatar: 10 },
    coverTags: ['exterior', 'rural', 'tropical'],
    daysAgo: 58,
    title: text('Hiên nhà không cửa', 'A porch without a door', '문 없는 툇마루'),
    excerpt: text(
      'Chỗ không phải trong nhà, cũng không phải ngoài đường, là nơi tôi quen cả xóm.',
      'Neither in the house nor on the street: that is where I came to know my neighbours.',
      '집 안도 길도 아닌 그곳에서 저는 온 동네를 알게 되었습니다.',
    ),
    body: [
      text(
        'Quê tôi nhà nào cũng có hiên. Người đi đường mỏi chân ghé vào, chủ nhà không hỏi là ai. Mưa thì đứng, tạnh thì đi, để lại một lời chào và hai dấu chân ướt.',
        'Where I come from every house has a porch. A tired passer-by may step in and nobody asks who he is. He waits out the rain and goes, leaving a greeting and two wet footprints.',
        '제 고향에는 집마다 툇마루가 있습니다. 길 가던 이가 지치면 들어와도 누구냐고 묻지 않습니다. 비가 오면 서 있다가 개면 떠나며, 인사 한마디와 젖은 발자국 둘을 남깁니다.',
      ),
      text(
        'Lên thành phố, tôi mua được căn nhà ống bốn mét ngang. Kiến trúc sư vẽ cửa cuốn sát vỉa hè. Tôi xin lùi vào một mét rưỡi. Anh ấy tính cho tôi: mất sáu mét vuông, bằng giá một chiếc xe.',
        'In the city I bought a tube house four metres wide. The architect drew a roller door at the pavement’s edge. I asked him to set it back by a metre and a half. He did the sum: six square metres lost, the price of a car.',
        '도시에 와서 폭 4미터의 좁은 집을 샀습니다. 건축가는 인도 끝에 셔터를 그렸습니다. 저는 1.5미터 물러 달라고 했습니다. 그는 계산해 주었습니다. 여섯 제곱미터, 차 한 대 값이라고요.',
      ),
      text(
        'Sáu mét vuông ấy giờ có một cái băng gỗ, một chậu mai, và bác Năm. Bác ngồi đó sáng nào cũng đọc báo, dù nhà bác cách đó ba căn. Học sinh trú mưa. Anh giao hàng ăn hộp cơm rồi xếp lại gọn gàng.',
        'Those six square metres now hold a wooden bench, an apricot tree in a pot, and Uncle Năm, who reads his paper there each morning though he lives three doors down. Schoolchildren shelter. A courier eats his lunch and folds the box away.',
        '그 여섯 제곱미터에는 이제 나무 벤치와 매화 화분, 그리고 남 아저씨가 있습니다. 세 집 건너 사시면서 아침마다 거기서 신문을 읽으십니다. 학생들이 비를 피하고, 배달 기사는 도시락을 먹고 상자를 곱게 접어 둡니다.',
      ),
      text(
        'Đêm tôi tắt đèn trong nhà trước, đèn hiên sau cùng. Có người về khuya nói với tôi: thấy đèn đó là biết sắp tới nhà mình.',
        'At night I put out the lamps indoors first and the porch lamp last. A man who comes home late told me: when I see that light, I know I am almost there.',
        '밤에는 집 안 불을 먼저 끄고 툇마루 불을 맨 나중에 끕니다. 늦게 다니는 이웃이 말했습니다. 저 불이 보이면 집에 다 온 줄 안다고.',
      ),
    ],
  },
  {
    id: 36,
    slug: 'mua-nom-va-chiec-tu-so',
    author: { name: 'Vũ Thùy Dương', avatar: 15 },
    coverTags: ['storage', 'wood', 'bedroom'],
    daysAgo: 75,
    title: text(
      'Mùa nồm và chiếc tủ sồi',
      'The damp season and the oak wardrobe',
      '습한 계절과 오크 옷장',
    ),
    excerpt: text(
      'Tháng ba Hà Nội, tường đổ mồ hôi, và tôi học cách sống chung với một món đồ biết thở.',
      'In a Hanoi March the walls sweat, and I learned to live with a piece of furniture that breathes.',
      '하노이의 삼월, 벽이 땀을 흘리고, 저는 숨 쉬는 가구와 사는 법을 배웠습니다.',
    ),
    body: [
      text(
        'Tháng ba, cánh tủ không đóng được. Tôi gọi cho cửa hàng, giọng hơi gắt. Chị ấy hỏi: nhà chị có đang nồm không? Rồi chị bảo chờ đến rằm.',
        'In March the wardrobe would not close. I rang the shop, a little sharply. Is it the damp where you are? she asked. Then she told me to wait for the full moon.',
        '삼월에 옷장 문이 닫히지 않았습니다. 저는 조금 날카롭게 가게에 전화했습니다. 지금 습한 철이냐고 묻더니, 보름까지 기다려 보라고 했습니다.',
      ),
      text(
        'Tôi không tin, nhưng cũng không có cách nào khác. Sàn đọng nước, khăn phơi ba ngày còn ướt, sách cong lên như đang nói chuyện. Chiếc tủ chỉ là kẻ thật thà nhất trong nhà.',
        'I did not believe her, but there was nothing else to do. Water stood on the floor, towels were wet after three days, books curled as if in talk. The wardrobe was merely the most honest thing in the house.',
        '믿지 않았지만 다른 수도 없었습니다. 바닥에는 물이 맺히고, 수건은 사흘이 지나도 젖어 있고, 책은 이야기하듯 휘었습니다. 옷장은 집에서 가장 정직한 물건이었을 뿐입니다.',
      ),
      text(
        'Đúng mười bốn, gió bấc về. Sáng hôm sau tôi nghe một tiếng tách khẽ. Cánh tủ tự khép lại, khít như chưa từng giận.',
        'On the fourteenth the north wind came back. Next morning I heard a small click. The door had closed by itself, as snug as if it had never been cross.',
        '열나흗날 북풍이 돌아왔습니다. 이튿날 아침 작게 딸깍하는 소리를 들었습니다. 문은 토라진 적 없다는 듯 저절로 꼭 닫혀 있었습니다.',
      ),
      text(
        'Từ đó tôi xem tủ như xem lịch. Cánh trên lệch một li là sắp mưa phùn. Cả hai cánh khít là phơi chăn được. Đồ nhựa không bao giờ nói với tôi điều gì.',
        'Since then I read the wardrobe like a calendar. The upper door a hair out of true: drizzle is coming. Both doors snug: air the quilts. Plastic never told me anything.',
        '그 뒤로 옷장을 달력처럼 읽습니다. 윗문이 조금 어긋나면 이슬비가 오고, 두 문이 꼭 맞으면 이불을 널어도 됩니다. 플라스틱은 제게 아무 말도 해 준 적이 없습니다.',
      ),
    ],
  },
];
