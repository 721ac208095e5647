import { words } from '../../testing/languages/words.ts';

/** A text with everything that a text can have. */
export const article = words(
  `
<h2>Chọn sofa cho phòng khách 20 m²</h2>
<p>Một chiếc sofa vừa vặn để lại <strong>ít nhất 80 cm</strong> lối đi. Đo tường, cửa và <em>cả thang máy</em> trước khi đặt; xem thêm <a href="#do">cách đo từng bước</a>.</p>
<ul><li>Sâu 85–90 cm: ngồi thẳng, hợp tiếp khách</li><li>Sâu 95–105 cm: ngả lưng, hợp xem phim</li></ul>
<h3>Vải nào bền với nắng?</h3>
<ol><li>Lanh pha: mát, nhăn nhẹ</li><li>Bouclé: ấm, nên tránh móng mèo</li></ol>
<blockquote><p>Ngồi thử mười phút, không phải mười giây.</p></blockquote>
<table><thead><tr><th>Cỡ</th><th>Dài</th><th>Sâu</th></tr></thead><tbody><tr><td>Hai chỗ</td><td>168 cm</td><td>88 cm</td></tr><tr><td>Ba chỗ</td><td>218 cm</td><td>92 cm</td></tr></tbody></table>
<p><img src="/media/rooms/living-japandi-01.avif?width=960" alt="Phòng khách Japandi với sofa lanh" width="1600" height="1200"></p>
`,
  `
<h2>A sofa for a living room of 20 m²</h2>
<p>A sofa that fits leaves <strong>at least 80 cm</strong> to walk. Measure walls, doors and <em>the lift as well</em> before you order; see <a href="#do">how to measure, step by step</a>.</p>
<ul><li>85–90 cm deep: to sit upright, with guests</li><li>95–105 cm deep: to lean back, for films</li></ul>
<h3>Which cloth stands the sun?</h3>
<ol><li>Mixed linen: cool, creases a little</li><li>Bouclé: warm, not for cats</li></ol>
<blockquote><p>Sit for ten minutes, not ten seconds.</p></blockquote>
<table><thead><tr><th>Size</th><th>Length</th><th>Depth</th></tr></thead><tbody><tr><td>Two seats</td><td>168 cm</td><td>88 cm</td></tr><tr><td>Three seats</td><td>218 cm</td><td>92 cm</td></tr></tbody></table>
<p><img src="/media/rooms/living-japandi-01.avif?width=960" alt="Japandi living room with a linen sofa" width="1600" height="1200"></p>
`,
  `
<h2>20 m² 거실에 맞는 소파 고르기</h2>
<p>알맞은 소파는 통로를 <strong>80 cm 이상</strong> 남깁니다. 벽과 문, <em>승강기까지</em> 주문 전에 재 보세요. <a href="#do">단계별로 재는 법</a>.</p>
<ul><li>깊이 85–90 cm: 바르게 앉아 손님을 맞기 좋습니다</li><li>깊이 95–105 cm: 기대어 영화를 보기 좋습니다</li></ul>
<h3>햇볕에 강한 천은?</h3>
<ol><li>혼방 리넨: 시원하고 주름이 조금 집니다</li><li>부클레: 따뜻하지만 고양이 발톱은 조심</li></ol>
<blockquote><p>10초가 아니라 10분 앉아 보세요.</p></blockquote>
<table><thead><tr><th>크기</th><th>길이</th><th>깊이</th></tr></thead><tbody><tr><td>2인용</td><td>168 cm</td><td>88 cm</td></tr><tr><td>3인용</td><td>218 cm</td><td>92 cm</td></tr></tbody></table>
<p><img src="/media/rooms/living-japandi-01.avif?width=960" alt="리넨 소파가 있는 자팬디 거실" width="1600" height="1200"></p>
`,
);
