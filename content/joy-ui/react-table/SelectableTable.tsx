import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const deliveries = [
  { id: 'D1', what: 'Wheat flour, 25 kg', due: 'Today' },
  { id: 'D2', what: 'Sea salt, 10 kg', due: 'Tomorrow' },
  { id: 'D3', what: 'Butter, 40 kg', due: 'Tomorrow' },
];

export default function SelectableTable() {
  const [open, setOpen] = React.useState(deliveries);
  const [picked, setPicked] = React.useState<readonly string[]>(['D1']);

  const receive = () => {
    setOpen(open.filter(({ id }) => !picked.includes(id)));
    setPicked([]);
  };

  const some = picked.length > 0 && picked.length < open.length;
  // The input has to know the third state as well, which no attribute sets.
  const setThirdState = (input: HTMLInputElement | null) => {
    if (input) {
      input.indeterminate = some;
    }
  };

  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 440, borderRadius: 'sm' }}>
      <Stack direction="row" sx={{ p: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography role="status" level="title-sm">
          {picked.length} of {open.length} picked
        </Typography>
        <Button size="sm" disabled={picked.length === 0} onClick={receive}>
          Receive
        </Button>
      </Stack>
      <Table aria-label="Deliveries">
        <thead>
          <tr>
            <th style={{ width: 44 }} scope="col">
              <Checkbox
                size="sm"
                slotProps={{ input: { 'aria-label': 'Pick all deliveries', ref: setThirdState } }}
                checked={open.length > 0 && picked.length === open.length}
                indeterminate={some}
                disabled={open.length === 0}
                onChange={(event) =>
                  setPicked(event.target.checked ? open.map(({ id }) => id) : [])
                }
              />
            </th>
            <th scope="col">Delivery</th>
            <th scope="col" style={{ width: 96 }}>
              Due
            </th>
          </tr>
        </thead>
        <tbody>
          {open.map(({ id, what, due }) => (
            <tr key={id}>
              <td>
                <Checkbox
                  size="sm"
                  slotProps={{ input: { 'aria-label': `Pick ${what}` } }}
                  checked={picked.includes(id)}
                  onChange={(event) =>
                    setPicked(
                      event.target.checked
                        ? [...picked, id]
                        : picked.filter((other) => other !== id),
                    )
                  }
                />
              </td>
              <td>{what}</td>
              <td>{due}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
