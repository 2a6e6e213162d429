import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const plan = [
  { loaf: 'Rye', counts: [40, 40, 50, 50, 80, 110] },
  { loaf: 'Spelt', counts: [20, 20, 20, 30, 40, 60] },
  { loaf: 'White', counts: [60, 60, 60, 70, 90, 140] },
];

export default function StickyColumn() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Baking plan"
      sx={{ width: '100%', maxWidth: 360, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table
        aria-label="Loaves by day"
        borderAxis="bothBetween"
        sx={{
          minWidth: 520,
          '& tr > th:first-of-type': {
            position: 'sticky',
            insetInlineStart: 0,
            bgcolor: 'background.surface',
            zIndex: 1,
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: 96 }}>
              Loaf
            </th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.map(({ loaf, counts }) => (
            <tr key={loaf}>
              <th scope="row">{loaf}</th>
              {days.map((day, index) => (
                <td key={day}>{counts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
