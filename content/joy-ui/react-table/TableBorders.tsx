import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const axes = ['none', 'x', 'y', 'both', 'xBetween', 'yBetween', 'bothBetween'] as const;

export default function TableBorders() {
  const [axis, setAxis] = React.useState<(typeof axes)[number]>('bothBetween');

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <FormControl>
        <FormLabel>Lines</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={axis}
          onChange={(event) =>
            setAxis(axes.find((name) => name === event.target.value) ?? 'xBetween')
          }
          sx={{ flexWrap: 'wrap', rowGap: 1 }}
        >
          {axes.map((name) => (
            <Radio key={name} value={name} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Table borderAxis={axis} aria-label="Shifts">
        <thead>
          <tr>
            <th scope="col">Shift</th>
            <th scope="col">Starts</th>
            <th scope="col">Baker</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Night</td>
            <td>01:30</td>
            <td>Yusuf</td>
          </tr>
          <tr>
            <td>Morning</td>
            <td>05:00</td>
            <td>Greta</td>
          </tr>
        </tbody>
      </Table>
    </Stack>
  );
}
