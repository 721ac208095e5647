import { text, type Text } from '../text.ts';

/** What heads each paragraph of a guide, in order: its reader looks for one answer. Stories run on without. */
export const headings: Readonly<Record<string, readonly Text[]>> = {
  'do-phong-truoc-khi-mua-sofa': [
    text('Bức tường và ti vi', 'The wall and the television', '벽과 TV'),
    text('Lối đi quanh bàn trà', 'Room to walk', '지나갈 통로'),
    text('Lòng ghế sâu bao nhiêu', 'How deep a seat', '좌석의 깊이'),
    text('Cửa, thang máy, khúc quanh', 'Doors, lift and corner', '문과 엘리베이터, 모퉁이'),
  ],
  'den-tran-cao-bao-nhieu': [
    text('Trên bàn ăn: 65–75 cm', 'Over the table: 65–75 cm', '식탁 위: 65~75cm'),
    text('Phòng khách: chừa 2,1 m', 'Living room: keep 2.1 m', '거실: 2.1m를 남기세요'),
    text('Phòng ngủ: sát trần', 'Bedroom: close to the ceiling', '침실: 천장에 가깝게'),
    text('Thử bằng giấy báo', 'Try it with newspaper', '신문지로 시험하기'),
  ],
  'can-ho-45-met-vuong': [
    text('Ít chân hơn', 'Fewer legs', '다리를 줄이세요'),
    text('Bảy món, không hơn', 'Seven pieces, no more', '일곱 점이면 충분합니다'),
    text('Một bức tường trống', 'One empty wall', '벽 하나는 비워 두세요'),
    text('Một màu đậm, hai lần', 'One strong colour, twice', '진한 색 하나를 두 번'),
  ],
  'ban-an-cho-nha-dong-nguoi': [
    text('Bàn tròn', 'A round table', '둥근 식탁'),
    text('Bàn dài', 'A long table', '긴 식탁'),
    text('Bàn mở rộng', 'A table that extends', '늘어나는 식탁'),
    text('Cao bao nhiêu thì vừa', 'The right height', '알맞은 높이'),
  ],
  'mua-nom-va-do-go': [
    text('Gỗ sợ gì', 'What wood fears', '나무가 두려워하는 것'),
    text('Những ngày nồm', 'On damp days', '습한 날에는'),
    text('Trước mùa: một lớp dầu', 'Before the season: a coat of oil', '철이 오기 전, 오일 한 겹'),
    text('Khi đã có mốc', 'When mould is there', '곰팡이가 피었다면'),
  ],
  'phong-tam-kho-rao': [
    text('Độ dốc của sàn', 'The fall of the floor', '바닥의 기울기'),
    text('Một tấm kính đứng yên', 'One fixed pane', '고정 유리 한 장'),
    text('Gương có tủ phía sau', 'A cabinet behind the mirror', '거울 뒤의 수납'),
    text('Quạt thêm hai mươi phút', 'Twenty more minutes of fan', '환풍기 20분 더'),
  ],
  'goc-lam-viec-tai-nha': [
    text('Hướng của bàn', 'Which way the desk faces', '책상의 방향'),
    text('Cỡ bàn và chiều cao', 'Its size and height', '크기와 높이'),
    text('Ranh giới', 'A boundary', '경계 만들기'),
    text('Cuối ngày', 'At the end of the day', '하루를 마치며'),
  ],
  'chon-tham-dung-co': [
    text('Dưới sofa', 'Under the sofa', '소파 아래'),
    text('Dưới bàn ăn', 'Under the dining table', '식탁 아래'),
    text('Trong phòng ngủ', 'In the bedroom', '침실에서'),
    text('Thử trước bằng băng giấy', 'Try it with tape first', '테이프로 먼저 시험하기'),
  ],
};
