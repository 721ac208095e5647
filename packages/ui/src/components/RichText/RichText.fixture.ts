/** A text with everything that a text can have. */
export const article = `
<h2>Chọn sofa cho phòng khách 20 m²</h2>
<p>Một chiếc sofa vừa vặn để lại <strong>ít nhất 80 cm</strong> lối đi. Đo tường, cửa và <em>cả thang máy</em> trước khi đặt; xem thêm <a href="#do">cách đo từng bước</a>.</p>
<ul><li>Sâu 85–90 cm: ngồi thẳng, hợp tiếp khách</li><li>Sâu 95–105 cm: ngả lưng, hợp xem phim</li></ul>
<h3>Vải nào bền với nắng?</h3>
<ol><li>Lanh pha: mát, nhăn nhẹ</li><li>Bouclé: ấm, nên tránh móng mèo</li></ol>
<blockquote><p>Ngồi thử mười phút, không phải mười giây.</p></blockquote>
<table><thead><tr><th>Cỡ</th><th>Dài</th><th>Sâu</th></tr></thead><tbody><tr><td>Hai chỗ</td><td>168 cm</td><td>88 cm</td></tr><tr><td>Ba chỗ</td><td>218 cm</td><td>92 cm</td></tr></tbody></table>
<p><img src="/media/rooms/living-japandi-01.avif?width=960" alt="Phòng khách Japandi với sofa lanh" width="1600" height="1200"></p>
`;
