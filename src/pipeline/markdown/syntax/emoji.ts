// Emoji by name, `:rocket:`, as on GitHub and in Nuxt Content. Contains the names that are common in
// documents; any other word between colons is kept as written.
import type { MarkdownIt, StateInline } from 'markdown-it';

const names = `
+1 👍 -1 👎 100 💯 airplane ✈️ alarm_clock ⏰ alembic ⚗️ alien 👽 ambulance 🚑 anchor ⚓ angry 😠 apple 🍎
arrow_down ⬇️ arrow_left ⬅️ arrow_lower_right ↘️ arrow_right ➡️ arrow_up ⬆️ arrow_upper_right ↗️ arrows_counterclockwise 🔄
art 🎨 astonished 😲 atom_symbol ⚛️ baby 👶 balloon 🎈 ballot_box_with_check ☑️ bangbang ‼️ bar_chart 📊 battery 🔋 bee 🐝
beer 🍺 beers 🍻 bell 🔔 bento 🍱 bicyclist 🚴 bike 🚲 bird 🐦 birthday 🎂 black_circle ⚫ blue_book 📘 blue_heart 💙
blush 😊 boat ⛵ bomb 💣 book 📖 bookmark 🔖 bookmark_tabs 📑 books 📚 boom 💥 bouquet 💐 bow 🙇 brain 🧠 bread 🍞 briefcase 💼
broken_heart 💔 broom 🧹 bug 🐛 building_construction 🏗️ bulb 💡 bus 🚌 busts_in_silhouette 👥 cactus 🌵 cake 🍰 calendar 📆 camera 📷
candle 🕯️ cat 🐱 car 🚗 card_file_box 🗃️ card_index 📇 chart_with_downwards_trend 📉 chart_with_upwards_trend 📈
checkered_flag 🏁 cherry_blossom 🌸 chicken 🐔 children_crossing 🚸 clap 👏 clapper 🎬 clipboard 📋 clock1 🕐 cloud ☁️ clown_face 🤡
coffee ☕ coffin ⚰️ cold_sweat 😰 collision 💥 compass 🧭 computer 💻 confetti_ball 🎊 confused 😕 construction 🚧
construction_worker 👷 cookie 🍪 cool 🆒 copyright ©️ cow 🐮 crab 🦀 credit_card 💳 crescent_moon 🌙 crossed_fingers 🤞
crown 👑 cry 😢 crying_cat_face 😿 crystal_ball 🔮 cyclone 🌀 dart 🎯 date 📅 desktop_computer 🖥️ diamonds ♦️ disappointed 😞
dizzy 💫 dna 🧬 dog 🐶 dollar 💵 door 🚪 dragon 🐉 droplet 💧 duck 🦆 earth_africa 🌍 earth_americas 🌎 earth_asia 🌏 egg 🥚 elephant 🐘
email 📧 envelope ✉️ evergreen_tree 🌲 exclamation ❗ exploding_head 🤯 eye 👁️ eyeglasses 👓 eyes 👀 facepalm 🤦 factory 🏭
fast_forward ⏩ file_cabinet 🗄️ file_folder 📁 fire 🔥 fire_engine 🚒 fist ✊ flashlight 🔦 floppy_disk 💾 flushed 😳
four_leaf_clover 🍀 fox_face 🦊 frog 🐸 game_die 🎲 gear ⚙️ gem 💎 ghost 👻 gift 🎁 globe_with_meridians 🌐 goal_net 🥅
green_book 📗 green_circle 🟢 green_heart 💚 grey_exclamation ❕ grey_question ❔ grin 😁 grinning 😀 guitar 🎸 hammer 🔨
hammer_and_wrench 🛠️ handshake 🤝 hankey 💩 hash #️⃣ hatched_chick 🐥 headphones 🎧 heart ❤️ heart_eyes 😍 heavy_check_mark ✔️
heavy_minus_sign ➖ heavy_multiplication_x ✖️ heavy_plus_sign ➕ hear_no_evil 🙉 heartbeat 💓 herb 🌿 hibiscus 🌺
hocho 🔪 honeybee 🐝 hospital 🏥 hot_pepper 🌶️ hourglass ⌛ hourglass_flowing_sand ⏳ house 🏠 hugs 🤗
hushed 😯 ice_cube 🧊 inbox_tray 📥 information_source ℹ️ innocent 😇 iphone 📱 joy 😂 key 🔑 keyboard ⌨️ kiss 💋 label 🏷️
ladybug 🐞 large_blue_circle 🔵 laughing 😆 leaves 🍃 ledger 📒 leftwards_arrow_with_hook ↩️ lemon 🍋 link 🔗 lion 🦁 lipstick 💄
lock 🔒 lock_with_ink_pen 🔏 lollipop 🍭 loud_sound 🔊 loudspeaker 📢 love_letter 💌 mag 🔍 mag_right 🔎 magic_wand 🪄 magnet 🧲
mailbox 📫 maple_leaf 🍁 mask 😷 mega 📣 memo 📝 microphone 🎤 microscope 🔬 milky_way 🌌 money_with_wings 💸 moneybag 💰
monkey 🐒 monkey_face 🐵 monocle_face 🧐 moon 🌔 mortar_board 🎓 mountain ⛰️ mouse 🐭 movie_camera 🎥 muscle 💪 mushroom 🍄 musical_note 🎵
mute 🔇 nail_care 💅 nerd_face 🤓 neutral_face 😐 new 🆕 newspaper 📰 no_entry ⛔ no_entry_sign 🚫 no_good 🙅 notebook 📓
notes 🎶 nut_and_bolt 🔩 o ⭕ octopus 🐙 ocean 🌊 ok 🆗 ok_hand 👌 open_file_folder 📂 open_hands 👐 open_mouth 😮
orange_book 📙 orange_circle 🟠 orange_heart 🧡 outbox_tray 📤 package 📦 page_facing_up 📄 page_with_curl 📃 paintbrush 🖌️
palm_tree 🌴 panda_face 🐼 paperclip 📎 parrot 🦜 partying_face 🥳 passport_control 🛂 pause_button ⏸️ pear 🍐 pencil 📝 pencil2 ✏️
penguin 🐧 pensive 😔 phone ☎️ pick ⛏️ pig 🐷 pill 💊 pineapple 🍍 pizza 🍕 play_or_pause_button ⏯️ point_down 👇 point_left 👈
point_right 👉 point_up ☝️ poop 💩 postbox 📮 pray 🙏 printer 🖨️ purple_circle 🟣 purple_heart 💜 pushpin 📌 put_litter_in_its_place 🚮 puzzle_piece 🧩
question ❓ rabbit 🐰 radioactive ☢️ rage 😡 rainbow 🌈 raised_hand ✋ raised_hands 🙌 raising_hand 🙋 receipt 🧾 record_button ⏺️
recycle ♻️ red_circle 🔴 registered ®️ relaxed ☺️ relieved 😌 repeat 🔁 rewind ⏪ ribbon 🎀 ring 💍 robot 🤖 rocket 🚀 rofl 🤣 roll_eyes 🙄
rose 🌹 rotating_light 🚨 round_pushpin 📍 runner 🏃 running 🏃 safety_vest 🦺 sailboat ⛵ satellite 📡 scissors ✂️ scream 😱
scroll 📜 see_no_evil 🙈 seedling 🌱 shield 🛡️ ship 🚢 shopping_cart 🛒 shrug 🤷 skull 💀 sleeping 😴 sloth 🦥 slightly_smiling_face 🙂 slot_machine 🎰
small_blue_diamond 🔹 small_orange_diamond 🔸 smile 😄 smiley 😃 smirk 😏 snail 🐌 snake 🐍 snowflake ❄️ snowman ⛄ sob 😭 soccer ⚽
soon 🔜 sos 🆘 sound 🔉 sparkle ❇️ sparkler 🎇 sparkles ✨ sparkling_heart 💖 speak_no_evil 🙊 speaker 🔈 speech_balloon 💬
speedboat 🚤 star ⭐ star2 🌟 star_struck 🤩 stars 🌠 stethoscope 🩺 stop_button ⏹️ stop_sign 🛑 stopwatch ⏱️ straight_ruler 📏 strawberry 🍓
stuck_out_tongue 😛 studio_microphone 🎙️ sun_with_face 🌞 sunflower 🌻 sunglasses 😎 sunny ☀️ sunrise 🌅 surfer 🏄 sweat 😓
sweat_smile 😅 swimmer 🏊 symbols 🔣 syringe 💉 tada 🎉 tangerine 🍊 taxi 🚕 tea 🍵 teacher 🧑‍🏫 technologist 🧑‍💻 telephone ☎️ telescope 🔭 tent ⛺
test_tube 🧪 thermometer 🌡️ thinking 🤔 thought_balloon 💭 thread 🧵 thumbsdown 👎 thumbsup 👍 ticket 🎫 tiger 🐯 timer_clock ⏲️ tm ™️
toolbox 🧰 top 🔝 tractor 🚜 traffic_light 🚥 train 🚋 triangular_flag_on_post 🚩 triangular_ruler 📐 trophy 🏆 tropical_fish 🐠
truck 🚚 tulip 🌷 turtle 🐢 tv 📺 twisted_rightwards_arrows 🔀 two_hearts 💕 umbrella ☔ unamused 😒 unicorn 🦄 unlock 🔓 up 🆙
upside_down_face 🙃 v ✌️ vertical_traffic_light 🚦 vibration_mode 📳 video_camera 📹 video_game 🎮 vulcan_salute 🖖 walking 🚶 warning ⚠️
wastebasket 🗑️ watch ⌚ watermelon 🍉 wave 👋 wavy_dash 〰️ whale 🐳 wheelchair ♿ white_check_mark ✅ white_circle ⚪ white_flag 🏳️
wind_face 🌬️ window 🪟 wink 😉 wolf 🐺 woman 👩 world_map 🗺️ worried 😟 wrench 🔧 writing_hand ✍️ x ❌ yellow_circle 🟡 yellow_heart 💛 yum 😋
zany_face 🤪 zap ⚡ zipper_mouth_face 🤐 zzz 💤
`;

/** Every emoji by its name. */
export const emojiByName: ReadonlyMap<string, string> = new Map(
  Array.from(names.matchAll(/(\S+) (\S+)/g), ([, name = '', emoji = '']): [string, string] => [name, emoji]),
);

const form = /:([\w+-]+):/y;
/** Characters not allowed before a name, so that `10:100:3` and `a:key:b` are not emoji. */
const wordSign = /[\p{L}\p{N}_]/u;

export function addEmoji(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'emoji', emoji);
}

function emoji(state: StateInline, isSilent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src[pos] !== ':' || wordSign.test(src[pos - 1] ?? '')) return false;
  form.lastIndex = pos;
  const found = form.exec(src);
  const shown = emojiByName.get(found?.[1] ?? '');
  if (!found || shown === undefined || pos + found[0].length > posMax) return false;
  if (!isSilent) state.pending += shown;
  state.pos += found[0].length;
  return true;
}
