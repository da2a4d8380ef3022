"use strict";
exports.id = "hosts-cli-completion";
exports.ids = ["hosts-cli-completion"];
exports.modules = { 36019: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		isShell: () => isShell,
		renderCompletion: () => renderCompletion,
		shells: () => shells
	});
	var _commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73003);
	var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90218);
	const renderers = {
		bash: renderBash,
		zsh: renderZsh,
		fish: renderFish
	};
	const shells = Object.keys(renderers);
	function isShell(name) {
		return Object.hasOwn(renderers, name);
	}
	function renderCompletion(shell) {
		return `${renderers[shell](Object.keys(_commands_js__WEBPACK_IMPORTED_MODULE_0__.Pi).filter(_commands_js__WEBPACK_IMPORTED_MODULE_0__.y9)).join("\n")}\n`;
	}
	function renderBash(names) {
		return [
			"_ai_visibility_gate() {",
			"  local words",
			"  case \"${COMP_WORDS[1]}\" in",
			...names.map((name) => `    ${name}) words="${listFlags(name).join(" ")}" ;;`),
			"  esac",
			`  [ "$COMP_CWORD" -gt 1 ] || words="${names.join(" ")}"`,
			"  COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))",
			"}",
			`complete -o default -F _ai_visibility_gate ${_commands_js__WEBPACK_IMPORTED_MODULE_0__.o_}`
		];
	}
	function renderZsh(names) {
		return [
			`#compdef ${_commands_js__WEBPACK_IMPORTED_MODULE_0__.o_}`,
			"autoload -U +X bashcompinit && bashcompinit",
			...renderBash(names)
		];
	}
	function renderFish(names) {
		const quote = (text) => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
		return names.flatMap((name) => {
			const { purpose, flags } = _commands_js__WEBPACK_IMPORTED_MODULE_0__.Pi[name];
			const isUsed = `-n '__fish_seen_subcommand_from ${name}'`;
			return [`complete -c ${_commands_js__WEBPACK_IMPORTED_MODULE_0__.o_} -n __fish_use_subcommand -a ${name} -d ${quote(purpose)}`, ...(0, _flags_js__WEBPACK_IMPORTED_MODULE_1__.J)(name).map((flag) => `complete -c ${_commands_js__WEBPACK_IMPORTED_MODULE_0__.o_} ${isUsed} -l ${flag}${flags[flag]?.value === undefined && flag in flags ? "" : " -r"}`)];
		});
	}
	function listFlags(name) {
		return (0, _flags_js__WEBPACK_IMPORTED_MODULE_1__.J)(name).map((flag) => `--${flag}`);
	}
}) };
;
