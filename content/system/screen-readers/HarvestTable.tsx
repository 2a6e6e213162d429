import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

const rows = [
  { crop: 'Apples', kilograms: 82 },
  { crop: 'Plums', kilograms: 41 },
];

export default function HarvestTable() {
  return (
    <Box component="table" sx={{ position: 'relative', '& th, & td': { px: 2, py: 0.5 } }}>
      <Box component="caption" sx={visuallyHidden}>
        Harvest of 2025 in kilograms
      </Box>
      <tbody>
        {rows.map(({ crop, kilograms }) => (
          <tr key={crop}>
            <th scope="row">{crop}</th>
            <td>{kilograms} kg</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
