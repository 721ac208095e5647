import { text } from '../text.ts';
import { model, type Model } from './model.ts';

export const tablesModels: readonly Model[] = [
  model('coffee-table-oak-round', 'tables', 'oak', 'natural', [86,86,36],
    text('Bàn trà tròn Trăng, gỗ sồi', 'Trăng round coffee table, oak', '짱 원형 커피 테이블, 오크')),
  model('coffee-table-travertine-drum', 'tables', 'travertine', 'sand', [80,80,34],
    text('Bàn trà Thớt, đá travertine', 'Thớt drum coffee table, travertine', '톳 드럼 커피 테이블, 트래버틴')),
  model('coffee-table-walnut-pill', 'tables', 'walnut', 'brown', [120,60,36],
    text('Bàn trà bầu dục Thuyền, gỗ óc chó', 'Thuyền oval coffee table, walnut', '투옌 타원형 커피 테이블, 월넛')),
  model('coffee-table-terrazzo', 'tables', 'terrazzo', 'white', [78,78,38],
    text('Bàn trà tròn Gạch Bông, mặt terrazzo, chân thép đen', 'Gạch Bông coffee table, terrazzo and black steel', '각봉 커피 테이블, 테라조와 블랙 스틸')),
  model('side-table-marble-brass', 'tables', 'marble', 'white', [42,42,52],
    text('Bàn phụ Giọt, mặt đá cẩm thạch, chân đồng', 'Giọt side table, marble and brass', '지옷 사이드 테이블, 대리석과 황동')),
  model('side-table-oak', 'tables', 'oak', 'natural', [45,45,48],
    text('Bàn phụ Nấm, gỗ sồi nguyên khối', 'Nấm side table, solid oak', '넘 사이드 테이블, 원목 오크')),
  model('dining-table-oak-180', 'tables', 'oak', 'natural', [180,90,74],
    text('Bàn ăn Bữa 1,8 m, gỗ sồi', 'Bữa dining table 180, oak', '브어 식탁 180, 오크')),
  model('dining-table-walnut-200', 'tables', 'walnut', 'brown', [200,96,74],
    text('Bàn ăn Quê 2 m, gỗ óc chó, chân chữ A', 'Quê dining table 200, walnut trestle', '꿰 식탁 200, 월넛 트레슬')),
  model('dining-table-marble-round', 'tables', 'marble', 'white', [120,120,75],
    text('Bàn ăn tròn Trầm Tích 1,2 m, đá cẩm thạch', 'Trầm Tích round dining table 120, marble', '짬띡 원형 식탁 120, 대리석')),
  model('console-oak', 'tables', 'oak', 'natural', [120,36,80],
    text('Bàn console Cửa Ngõ, gỗ sồi', 'Cửa Ngõ console, oak', '끄어응오 콘솔, 오크')),
  model('desk-oak-120', 'tables', 'oak', 'natural', [120,60,75],
    text('Bàn làm việc Nét 1,2 m, gỗ sồi', 'Nét desk 120, oak', '넷 책상 120, 오크')),
  model('desk-walnut-140', 'tables', 'walnut', 'brown', [140,65,75],
    text('Bàn làm việc Nét 1,4 m, gỗ óc chó', 'Nét desk 140, walnut', '넷 책상 140, 월넛')),
];
