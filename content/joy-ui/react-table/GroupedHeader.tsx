import Table from '@mui/joy/Table';

export default function GroupedHeader() {
  return (
    <Table
      borderAxis="both"
      aria-label="Sales by shop and season"
      sx={{ maxWidth: 440, '& thead th[colspan]': { textAlign: 'center' } }}
    >
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Bread
          </th>
          <th scope="colgroup" colSpan={2}>
            Market
          </th>
          <th scope="colgroup" colSpan={2}>
            Station
          </th>
        </tr>
        <tr>
          <th scope="col">Spring</th>
          <th scope="col">Fall</th>
          <th scope="col">Spring</th>
          <th scope="col">Fall</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Rye</th>
          <td>310</td>
          <td>420</td>
          <td>150</td>
          <td>190</td>
        </tr>
        <tr>
          <th scope="row">Rolls</th>
          <td>2,400</td>
          <td>2,150</td>
          <td>5,900</td>
          <td>6,200</td>
        </tr>
      </tbody>
    </Table>
  );
}
