import { text } from '../text.ts';
import type { EssayContent } from './essay.ts';

/** Essays about the people one lives with. */
export const livingEssays: readonly EssayContent[] = [
  {
    id: 31,
    slug: 'cai-ghe-cua-ba-ngoai',
    author: { name: 'Lê Khánh Vy', avatar: 3 },
    coverTags: ['rural', 'rattan', 'living'],
    daysAgo: 6,
    title: text('Cái ghế của bà ngoại', 'My grandmother’s chair', '외할머니의 의자'),
    excerpt: text(
      'Nhà bán rồi, mọi thứ chia hết, chỉ còn một cái ghế không ai nỡ hỏi.',
      'The house was sold and everything shared out, but for one chair nobody had the heart to ask for.',
      '집은 팔렸고 물건은 다 나눴는데, 아무도 차마 달라고 하지 못한 의자 하나가 남았습니다.',
    ),
    body: [
      text(
        'Cái ghế không đẹp. Mặt mây đã đan lại ba lần, chân sau bên trái ngắn hơn một chút nên ông ngoại kê một miếng vỏ dừa. Bà ngồi đó nhặt rau, vá áo, chờ thư. Tôi chưa từng thấy ai khác ngồi.',
        'It was not a handsome chair. The seat had been rewoven three times, and one back leg was short, so my grandfather had wedged a bit of coconut husk beneath it. She sat there to pick over greens, mend shirts and wait for letters. I never saw anyone else in it.',
        '예쁜 의자는 아니었습니다. 앉는 자리는 세 번이나 다시 엮었고, 왼쪽 뒷다리가 짧아 외할아버지가 코코넛 껍질을 받쳐 두었습니다. 할머니는 거기 앉아 나물을 다듬고 옷을 깁고 편지를 기다렸습니다. 다른 사람이 앉은 것을 본 적이 없습니다.',
      ),
      text(
        'Hôm dọn nhà, các cậu chia tủ, chia bàn thờ, chia cả bộ chén kiểu. Cái ghế đứng giữa sân, ai đi qua cũng né. Như thể hỏi xin nó là hỏi xin chỗ của bà.',
        'On the day we cleared the house my uncles shared the wardrobe, the altar, even the good bowls. The chair stood in the yard and everyone walked around it, as if asking for it were asking for her place.',
        '집을 비우던 날 외삼촌들은 장롱과 제단과 고운 그릇까지 나눴습니다. 의자는 마당 한가운데 서 있었고 다들 비켜 갔습니다. 그것을 달라고 하면 할머니의 자리를 달라는 말 같아서요.',
      ),
      text(
        'Tôi chở nó về chung cư bằng xe máy, ôm trước bụng như ôm một đứa trẻ. Tầng mười bốn, sàn gạch bóng, ghế đứng lệch thấy rõ. Tôi đi tìm một miếng vỏ dừa.',
        'I brought it home to my flat by motorbike, held to my stomach like a child. On the fourteenth floor the tiles are perfectly level and the chair plainly is not. I went looking for a bit of coconut husk.',
        '오토바이에 아이처럼 안고 아파트로 가져왔습니다. 14층의 반듯한 타일 위에서 의자는 눈에 띄게 기울었습니다. 저는 코코넛 껍질을 찾아 나섰습니다.',
      ),
      text(
        'Bạn bè bảo nó không hợp với căn phòng. Đúng. Căn phòng này mới có hai năm, nó còn phải học nhiều.',
        'Friends say it does not suit the room. They are right. The room is two years old and has a great deal to learn.',
        '친구들은 방과 어울리지 않는다고 합니다. 맞습니다. 이 방은 이제 두 살이라 배울 것이 많습니다.',
      ),
      text(
        'Tối qua con gái tôi leo lên ghế, thả chân, ngồi nhặt từng cọng rau cho vào rổ. Tôi đứng ở cửa bếp, không dám gọi.',
        'Last night my daughter climbed onto it, let her feet hang and put the greens into the basket one stalk at a time. I stood in the kitchen door and did not dare call her.',
        '어젯밤 딸이 그 의자에 올라앉아 다리를 늘어뜨리고 나물을 한 줄기씩 바구니에 담았습니다. 저는 부엌문에 서서 차마 부르지 못했습니다.',
      ),
    ],
  },
  {
    id: 32,
    slug: 'mot-can-phong-cho-su-im-lang',
    author: { name: 'Trần Minh Khoa', avatar: 4 },
    coverTags: ['bedroom', 'japandi', 'minimalist'],
    daysAgo: 20,
    title: text('Một căn phòng cho sự im lặng', 'A room for silence', '침묵을 위한 방'),
    excerpt: text(
      'Ở nhà bảy người, tôi học được rằng yên tĩnh không phải là không có tiếng.',
      'In a house of seven I learned that quiet is not the absence of sound.',
      '일곱 식구가 사는 집에서, 고요는 소리가 없는 것이 아님을 배웠습니다.',
    ),
    body: [
      text(
        'Nhà tôi có bảy người và một phòng khách. Tivi của ba, điện thoại của em, nồi áp suất của má, tất cả nói cùng lúc. Tôi từng nghĩ mình ghét tiếng động.',
        'There are seven of us and one living room. My father’s television, my brother’s phone and my mother’s pressure cooker all speak at once. I used to think I hated noise.',
        '우리 집은 일곱 식구에 거실이 하나입니다. 아버지의 텔레비전, 동생의 전화, 어머니의 압력솥이 한꺼번에 말합니다. 저는 제가 소음을 싫어하는 줄 알았습니다.',
      ),
      text(
        'Năm ngoái chúng tôi dọn cái kho sau bếp, hai mét rưỡi vuông. Tôi xin được sơn nó, không phải để ở, chỉ để có một chỗ đóng cửa. Tường màu đất, một cái chiếu, một ô cửa nhìn ra giàn mướp.',
        'Last year we cleared the storeroom behind the kitchen, two and a half metres square. I asked to paint it, not to live in, only to have a door to close. Walls the colour of earth, a mat, a window onto the loofah vines.',
        '작년에 부엌 뒤 두 평 남짓한 창고를 치웠습니다. 살려는 것이 아니라 닫을 문 하나를 갖고 싶어 칠하게 해 달라고 했습니다. 흙빛 벽, 돗자리 하나, 수세미 덩굴이 보이는 창 하나.',
      ),
      text(
        'Ngày đầu tôi vào đó, đóng cửa, và nghe. Nồi áp suất xa hơn. Tivi thành một thứ gì như mưa. Tiếng má gọi ăn cơm đi qua cánh gỗ, mềm lại, giống tiếng má gọi hồi tôi còn ở ngoài đồng.',
        'The first day I went in, closed the door and listened. The pressure cooker was further off. The television had become something like rain. My mother calling us to eat came through the wood softened, as it did when I was a boy out in the fields.',
        '첫날 들어가 문을 닫고 들었습니다. 압력솥은 멀어졌고 텔레비전은 빗소리 비슷해졌습니다. 밥 먹으라는 어머니 목소리는 나무 문을 지나며 부드러워져, 어릴 적 들판에서 듣던 소리가 되었습니다.',
      ),
      text(
        'Giờ cả nhà xếp lịch. Ba vào đó nghe cải lương, khép cửa cho người khác yên. Em tôi vào để khóc một lần, rồi thôi. Má vào ngủ trưa, mười lăm phút, đúng mười lăm phút.',
        'Now the whole family keeps a timetable. My father goes in to hear his opera and shuts the door for our sake. My brother went in once to cry, and that was enough. My mother naps there for fifteen minutes, exactly fifteen.',
        '이제는 온 식구가 시간을 나눠 씁니다. 아버지는 남을 위해 문을 닫고 노래극을 듣습니다. 동생은 한 번 울러 들어갔고 그걸로 됐습니다. 어머니는 정확히 십오 분 낮잠을 주무십니다.',
      ),
      text(
        'Hóa ra tôi không ghét tiếng động. Tôi chỉ cần được chọn lúc nào thì nghe.',
        'It turns out I do not hate noise. I only needed to choose when to hear it.',
        '알고 보니 저는 소음을 싫어한 것이 아니었습니다. 언제 들을지 고르고 싶었을 뿐입니다.',
      ),
    ],
  },
  {
    id: 33,
    slug: 'nguoi-tho-moc-khong-do-hai-lan',
    author: { name: 'Phạm Quốc Bảo', avatar: 14 },
    coverTags: ['oak', 'dining', 'wood'],
    daysAgo: 41,
    title: text(
      'Người thợ mộc không đo hai lần',
      'The carpenter who never measured twice',
      '두 번 재지 않는 목수',
    ),
    excerpt: text(
      'Ba tôi đóng tủ suốt bốn mươi năm. Cái tủ cuối cùng thiếu một ngăn, và ông không chịu sửa.',
      'My father built cupboards for forty years. The last one lacks a shelf, and he would not mend it.',
      '아버지는 사십 년 동안 장을 짰습니다. 마지막 장에는 칸 하나가 없는데, 고치려 하지 않으셨습니다.',
    ),
    body: [
      text(
        'Người ta bảo đo hai lần, cắt một lần. Ba tôi đo một lần, rồi đứng nhìn khúc gỗ rất lâu. Ông nói thước biết chiều dài, mắt mới biết khúc gỗ có chịu hay không.',
        'Measure twice, cut once, they say. My father measured once and then looked at the board for a long time. A rule knows how long it is, he said; only the eye knows whether it is willing.',
        '두 번 재고 한 번 자르라고들 합니다. 아버지는 한 번 재고 나서 오래 나무를 바라보았습니다. 자는 길이를 알 뿐, 나무가 허락하는지는 눈이 안다고 하셨지요.',
      ),
      text(
        'Cái tủ cuối cùng ông đóng cho vợ chồng tôi, hồi tay đã run. Năm ngăn, ông đếm bốn. Tôi phát hiện khi xếp áo: khoảng trống giữa ngăn ba và ngăn năm cao gấp đôi.',
        'The last cupboard he made was for my wife and me, when his hands already shook. Five shelves were drawn and he counted four. I noticed when I put our clothes away: between the third and the fifth there was twice the height.',
        '마지막 장은 손이 떨리기 시작한 뒤 우리 부부를 위해 짜신 것입니다. 다섯 칸인데 네 칸만 세셨습니다. 옷을 넣다가 알았습니다. 셋째와 다섯째 사이가 두 배로 높았습니다.',
      ),
      text(
        'Tôi nói: con gắn thêm một tấm, mười phút thôi. Ông lắc đầu. Để đó. Rồi có thứ vừa với nó.',
        'I said: I will fit another board, it takes ten minutes. He shook his head. Leave it. Something will come that fits.',
        '판 하나만 더 달면 된다고, 십 분이면 된다고 했습니다. 고개를 저으셨습니다. 그냥 둬라. 거기 맞는 것이 생길 거다.',
      ),
      text(
        'Ba mất mùa mưa năm sau. Tháng tư, con trai chúng tôi ra đời, và người ta mang đến một chiếc giỏ mây để bé nằm ban ngày. Nó cao bốn mươi hai phân. Tôi không cần đo.',
        'He died in the rains of the following year. In April our son was born, and somebody brought a cane basket for him to lie in by day. It is forty-two centimetres high. I did not need to measure.',
        '이듬해 장마에 아버지는 돌아가셨습니다. 사월에 아들이 태어났고 누군가 낮에 눕힐 라탄 바구니를 가져왔습니다. 높이 42센티미터. 잴 필요가 없었습니다.',
      ),
    ],
  },
];
