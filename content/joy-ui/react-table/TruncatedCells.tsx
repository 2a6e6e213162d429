import Table from '@mui/joy/Table';

const notes = [
  { day: 'Monday', note: 'Oven two runs ten degrees hot, turn the sheets after half the time' },
  { day: 'Tuesday', note: 'New rye from the mill at the ford: takes more water' },
];

export default function TruncatedCells() {
  return (
    <Table noWrap aria-label="Bakery log" sx={{ maxWidth: 360 }}>
      <thead>
        <tr>
          <th scope="col" style={{ width: 96 }}>
            Day
          </th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {notes.map(({ day, note }) => (
          <tr key={day}>
            <td>{day}</td>
            <td title={note}>{note}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
