import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: `<thead>
  <tr>
    <th scope="col">Bread</th>
    <th scope="col">Price</th>
  </tr>
</thead>
<tbody>
  <tr>
    <td>Rye</td>
    <td>5.80</td>
  </tr>
  <tr>
    <td>Spelt</td>
    <td>5.10</td>
  </tr>
</tbody>`,
});
