import * as React from 'react';
import Radio from '@mui/joy/Radio';
import Table from '@mui/joy/Table';

const boats = [
  { name: 'Tern', built: 1998, seats: 120 },
  { name: 'Puffin', built: 2011, seats: 260 },
  { name: 'Gannet', built: 2023, seats: 410 },
];

export default function RadioTable() {
  const [chosen, setChosen] = React.useState('Puffin');

  return (
    <Table aria-label="Boat for the charter" sx={{ maxWidth: 320 }}>
      <thead>
        <tr>
          <th scope="col">Boat</th>
          <th scope="col">Built</th>
          <th scope="col">Seats</th>
        </tr>
      </thead>
      <tbody>
        {boats.map(({ name, built, seats }) => (
          <tr key={name}>
            <th scope="row">
              <Radio
                name="boat"
                value={name}
                label={name}
                checked={chosen === name}
                onChange={(event) => setChosen(event.target.value)}
              />
            </th>
            <td>{built}</td>
            <td>{seats}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
