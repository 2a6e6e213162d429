import Table from '@mui/joy/Table';

const timers = [
  ['Mix', '12 min'],
  ['Rest', '40 min'],
  ['Fold', '3 times'],
  ['Proof', '14 h'],
  ['Bake', '48 min'],
];

export default function StripedTable() {
  return (
    <Table stripe="odd" aria-label="Steps of the sourdough" sx={{ maxWidth: 360 }}>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Takes</th>
        </tr>
      </thead>
      <tbody>
        {timers.map(([step, time]) => (
          <tr key={step}>
            <td>{step}</td>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
